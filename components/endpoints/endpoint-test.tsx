"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useWorkerCount } from "@/components/shell/use-worker-count";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { CodeLine } from "@/components/ui/code-line";
import { problemText } from "@/components/ui/problem-text";
import type { Endpoint } from "./endpoint-words";
import type { EndpointTest as Test } from "./test-advice";
import { TestFailure } from "./test-failure";
import { TestSteps } from "./test-steps";
import { useEndpointTest } from "./use-endpoint-test";

type EndpointTestProps = { project: string; checkpoint: string; endpoint: Endpoint; latest: Test | null };

/** Tests an endpoint by real requests, and shows what the latest test asked and was told. */
export function EndpointTest({ project, checkpoint, endpoint, latest }: EndpointTestProps) {
  const router = useRouter();
  const { test, begin, isBusy, problem } = useEndpointTest({ project, checkpoint, latest });
  const { workers } = useWorkerCount();
  const choose = useMutation(
    useTRPC().endpoints.set.mutationOptions({
      onSuccess: () => {
        begin();
        router.refresh();
      },
    }),
  );
  const { url, sampling, concurrency } = endpoint;
  const refusal = problem ?? (choose.isError ? problemText(choose.error) : null);
  return (
    <div className="mt-5">
      <div className="row">
        <Button busy={isBusy || choose.isPending} onClick={begin}>
          {test === null ? "Test" : "Test again"}
        </Button>
        <span className="t13 ink2" role="status">
          {isBusy ? <Waiting status={test?.status} /> : <Outcome test={test} />}
        </span>
      </div>
      {refusal === null ? null : (
        <p className="t13 mt-2 text-stop" role="alert">
          {refusal}
        </p>
      )}
      {isBusy && workers === 0 ? <NoWorker /> : null}
      {test?.result && !isBusy ? (
        <>
          <TestFailure
            result={test.result}
            endpoint={endpoint}
            busy={choose.isPending}
            onModel={(model) => url !== null && choose.mutate({ project, checkpoint, url, model, sampling, concurrency })}
          />
          <TestSteps result={test.result} endpoint={endpoint} />
        </>
      ) : null}
    </div>
  );
}

function Waiting({ status }: { status: Test["status"] | undefined }) {
  return status === "running" ? "Asking the endpoint" : "Waiting for a worker";
}

/** What the facts above do not say already, and what is read out when a test ends. */
function Outcome({ test }: { test: Test | null }) {
  if (test === null) return "Lists the models, sends one chat, and measures the speed.";
  if (test.status === "overdue") return "No worker has finished this test. Test again.";
  if (test.finishedAt === null) return null;
  if (test.outdated) return "The settings were changed after this test.";
  return test.status === "passed" ? "It answers." : "It can't be used yet.";
}

function NoWorker() {
  return (
    <Banner tone="attn" title="No worker is running." className="mt-4">
      Only workers hold the keys and call endpoints. Start one; the test then goes on by itself.
      <div className="mt-2">
        <CodeLine text="npm run worker" />
      </div>
    </Banner>
  );
}

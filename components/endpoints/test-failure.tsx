import type { ReactNode } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { CodeLine } from "@/components/ui/code-line";
import type { Endpoint } from "./endpoint-words";
import { adviceFor, otherModels, settingLine, type TestResult } from "./test-advice";

const MOST_MODELS = 12;

type TestFailureProps = {
  result: TestResult;
  endpoint: Endpoint;
  /** Takes one of the models that the endpoint lists. */
  onModel: (model: string) => void;
  busy: boolean;
};

type Fault = NonNullable<TestResult["fault"]>;

const NO_ANSWER = "It does not answer.";
const TITLES: Readonly<Record<Fault, string>> = {
  worker: "It could not be asked.",
  forbidden_address: "This address is not permitted.",
  unauthorized: "It refuses the request.",
  rejected: "It refuses the request.",
  not_found: "It does not know the address or the model.",
  no_connection: NO_ANSWER,
  time_limit: NO_ANSWER,
  busy: "It is too busy.",
  server_error: "It fails.",
  web_page: "It is no API.",
  no_chat: "It is no chat endpoint.",
};

/** Why an endpoint does not answer, and what to do: a line to paste, a model to choose, or words. */
export function TestFailure({ result, endpoint, onModel, busy }: TestFailureProps) {
  const { fault, problem } = result;
  if (fault === null) return null;
  const line = settingLine(problem);
  const models = otherModels(result, endpoint);
  return (
    <Banner tone="stop" title={models.length > 0 ? "This model is not served." : TITLES[fault]} className="mt-4">
      <p className="break-words">{line === null ? problem : problem?.replace(line, "").replace(/ by the setting $/, ".")}</p>
      {models.length > 0 ? (
        <ModelChoice models={models} model={endpoint.model} onModel={onModel} busy={busy} />
      ) : (
        <p className="mt-1">{adviceFor(fault, endpoint)}</p>
      )}
      {line === null ? null : (
        <div className="mt-2">
          <CodeLine label="Setting" text={line} />
        </div>
      )}
    </Banner>
  );
}

type ModelChoiceProps = Pick<TestFailureProps, "onModel" | "busy"> & { models: readonly string[]; model: string };

function ModelChoice({ models, model, onModel, busy }: ModelChoiceProps): ReactNode {
  const shown = models.slice(0, MOST_MODELS);
  return (
    <>
      <p className="mt-1">
        The endpoint does not list {model}. Choose one that it serves
        {models.length > shown.length ? `; it lists ${models.length}, these are the first` : ""}:
      </p>
      <div className="row mt-2">
        {shown.map((id) => (
          <Button key={id} small className="mono" disabled={busy} onClick={() => onModel(id)}>
            {id}
          </Button>
        ))}
      </div>
    </>
  );
}

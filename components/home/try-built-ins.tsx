"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useAddBuiltIn } from "@/components/checkpoints/use-add-built-in";
import { launchHref } from "@/components/launch/launch-address";
import { useTRPCClient } from "@/components/trpc/trpc-context";
import { Button } from "@/components/ui/button";
import { problemText } from "@/components/ui/problem-text";

/** What a project is called that is made for the built-in policies. */
export const TRIAL_PROJECT = "Depot";

/** Adds the built-in policies to the project (a new one where there is none) and opens the launch form with them. */
export function TryBuiltIns({ project }: { project: string | null }) {
  const router = useRouter();
  const client = useTRPCClient();
  const addBuiltIn = useAddBuiltIn();
  const prepare = useMutation({
    mutationFn: async () => {
      const slug = project ?? (await client.projects.create.mutate({ name: TRIAL_PROJECT })).slug;
      const builtIns = await client.checkpoints.builtIns.query({ project: slug });
      const ids = await Promise.all(builtIns.map(({ name }) => addBuiltIn(slug, name)));
      return launchHref(slug, { checkpoint: ids });
    },
    onSuccess: (href) => {
      router.push(href);
      router.refresh();
    },
  });
  return (
    <>
      <Button busy={prepare.isPending || prepare.isSuccess} onClick={() => prepare.mutate()}>
        {prepare.isPending ? "Adding careful and hasty" : "Try them"}
      </Button>
      {prepare.isError ? (
        <p className="t12 mt-2 text-stop" role="alert">
          {problemText(prepare.error)}
        </p>
      ) : null}
    </>
  );
}

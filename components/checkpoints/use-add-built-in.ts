"use client";

import { useTRPCClient } from "@/components/trpc/trpc-context";

/** Adds a built-in policy to a project and has it tested, so that its speed is known when a sweep is launched. Resolves with its id. */
export function useAddBuiltIn(): (project: string, name: string) => Promise<string> {
  const client = useTRPCClient();
  return async (project, name) => {
    const { id, endpoint } = await client.checkpoints.addBuiltIn.mutate({ project, name });
    // Its page offers the test again, should it not have begun.
    if (endpoint?.measuredAt === null) await client.endpoints.test.mutate({ project, checkpoint: id }).catch(() => undefined);
    return id;
  };
}

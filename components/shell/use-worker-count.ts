"use client";

import { useQuery } from "@tanstack/react-query";
import { z } from "zod";

const Health = z.object({ workers: z.int().min(0) });
const POLL_MS = 30_000;

/** How many workers are ready, asked now and then; `workers` is undefined until the server has answered. */
export function useWorkerCount(): { workers: number | undefined; isError: boolean } {
  const { data: workers, isError } = useQuery({ queryKey: ["health"], queryFn: readHealth, refetchInterval: POLL_MS, retry: false });
  return { workers, isError };
}

async function readHealth(): Promise<number> {
  const answer = await fetch("/api/health", { cache: "no-store" });
  return Health.parse(await answer.json()).workers;
}

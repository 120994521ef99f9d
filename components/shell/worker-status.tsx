"use client";

import { useQuery } from "@tanstack/react-query";
import { z } from "zod";

const Health = z.object({ workers: z.int().min(0) });
const POLL_MS = 30_000;

async function readHealth(): Promise<number> {
  const answer = await fetch("/api/health", { cache: "no-store" });
  return Health.parse(await answer.json()).workers;
}

/** How many workers are ready. Without one, imports wait: the line says so. */
export function WorkerStatus() {
  const { data: workers, isError } = useQuery({
    queryKey: ["health"],
    queryFn: readHealth,
    refetchInterval: POLL_MS,
    retry: false,
  });
  return <span className={workers === 0 || isError ? "text-attn" : undefined}>{workerWords(workers, isError)}</span>;
}

function workerWords(workers: number | undefined, isError: boolean): string {
  if (isError) return "Server does not answer";
  if (workers === undefined) return "Looking for workers";
  if (workers === 0) return "No worker: imports wait";
  return workers === 1 ? "1 worker ready" : `${workers} workers ready`;
}

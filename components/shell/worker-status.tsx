"use client";

import { useWorkerCount } from "./use-worker-count";

/** How many workers are ready. Without one, imports and sweeps wait: the line says so. */
export function WorkerStatus() {
  const { workers, isError } = useWorkerCount();
  return <span className={workers === 0 || isError ? "text-attn" : undefined}>{workerWords(workers, isError)}</span>;
}

function workerWords(workers: number | undefined, isError: boolean): string {
  if (isError) return "Server does not answer";
  if (workers === undefined) return "Looking for workers";
  if (workers === 0) return "No worker: imports and sweeps wait";
  return workers === 1 ? "1 worker ready" : `${workers} workers ready`;
}

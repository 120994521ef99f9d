/** How many of `places` the worker has among those that share them: all places are given out, none twice, whatever their numbers. */
export function shareOf(places: number, workerId: string, workerIds: readonly string[]): number {
  const sorted = [...new Set([...workerIds, workerId])].sort();
  const rank = sorted.indexOf(workerId);
  return Math.floor(places / sorted.length) + (rank < places % sorted.length ? 1 : 0);
}

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Does the work with a signal that Ctrl-C (or a polite kill) aborts; the second one ends the process as usual. */
export async function withInterruption<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const interruption = new AbortController();
  const interrupt = (): void => {
    for (const name of SIGNALS) process.off(name, interrupt);
    interruption.abort();
  };
  for (const name of SIGNALS) process.on(name, interrupt);
  try {
    return await work(interruption.signal);
  } finally {
    for (const name of SIGNALS) process.off(name, interrupt);
  }
}

/** What a person at the terminal sees: one short line for each thing that is done, with the time that it took. */
export interface Progress {
  /** Runs a step; its line appears when it starts where a terminal can rewrite it, and in any case when it ends. */
  step<Result>(name: string, doing: string, run: () => Promise<{ result: Result; done: string }>): Promise<Result>;
  note(name: string, text: string): void;
  line(text: string): void;
}

const nameWidth = 10;

export function createProgress(output: NodeJS.WriteStream): Progress {
  const write = (name: string, text: string) => output.write(`  ${name.padEnd(nameWidth)} ${text}\n`);
  return {
    async step(name, doing, run) {
      const started = performance.now();
      if (output.isTTY) output.write(`  ${name.padEnd(nameWidth)} ${doing} …`);
      else write(name, `${doing} …`);
      const clear = () => output.isTTY && output.write("\r\u001b[2K");
      try {
        const { result, done } = await run();
        clear();
        write(name, `${done} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
        return result;
      } catch (error) {
        clear();
        write(name, error instanceof Error && error.name === "AbortError" ? "broken off" : "failed");
        throw error;
      }
    },
    note: write,
    line: (text) => void output.write(`${text}\n`),
  };
}

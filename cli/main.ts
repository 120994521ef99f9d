import { Command, CommanderError } from "commander";
import packageFacts from "../package.json" with { type: "json" };
import { compareCommand } from "./commands/compare";
import { doctorCommand } from "./commands/doctor";
import { evalCommand } from "./commands/eval";
import { importCommand } from "./commands/import";
import { EXIT_CODES, exitCodeOf } from "./exit-code";
import { clearProgress, say } from "./terminal";

/** Runs one command line (without `node` and the script) and returns the exit code of the process; never throws. */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  let answer: number = EXIT_CODES.fine;
  const program = makeProgram((code) => {
    answer = code;
  });
  try {
    await program.parseAsync([...args], { from: "user" });
    return answer;
  } catch (error) {
    clearProgress();
    const code = exitCodeOf(error);
    if (!(error instanceof CommanderError)) say(describeError(error, code));
    return code;
  }
}

/** What every command gets: a way to answer "no". */
export type Answer = (code: number) => void;

function makeProgram(answer: Answer): Command {
  const program = new Command("turnwise")
    .description("What did multi-turn reinforcement learning really improve? Pass@(K,T) and comparisons from real trajectories.")
    .version(packageFacts.version)
    .helpCommand(false);
  for (const command of [importCommand(), evalCommand(answer), compareCommand(), doctorCommand(answer)]) program.addCommand(command);
  for (const command of [program, ...program.commands, ...program.commands.flatMap((group) => group.commands)]) {
    command.exitOverride().configureOutput({ outputError: (text) => say(text.trim().replace(/\s*\n\s*/g, " ")) });
  }
  return program;
}

function describeError(error: unknown, code: number): string {
  if (code !== EXIT_CODES.bug) return error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `This is a bug in Turnwise, please report it: ${stack}`;
}

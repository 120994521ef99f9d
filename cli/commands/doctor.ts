import { Command } from "commander";
import { EXIT_CODES } from "../exit-code";
import { print, printJson } from "../terminal";

/** `turnwise doctor`. Answers 1 where a check failed. */
export function doctorCommand(answer: (code: number) => void): Command {
  return new Command("doctor")
    .description("look whether Turnwise can work on this machine")
    .option("--json", "print the checks as one JSON document")
    .action(async ({ json }: { json?: boolean }) => {
      // Loaded here: the other commands need nothing of the database.
      const { checkInstallation } = await import("../doctor/check-installation");
      const report = await checkInstallation();
      if (json) printJson(report);
      else print(report.checks.map(({ name, ok, detail }) => `${ok ? "ok    " : "FAILED"}  ${name}: ${detail}`).join("\n"));
      answer(report.ok ? EXIT_CODES.fine : EXIT_CODES.no);
    });
}

import { Command } from "commander";
import { invalidInput } from "@/core/app-error";
import { DOCTOR_SCHEMA, type DoctorCheck, type DoctorReport } from "@/core/reports/doctor-report";
import { EXIT_CODES } from "../exit-code";
import { print, printJson } from "../terminal";

interface DoctorArguments {
  readonly json?: boolean;
  readonly endpoint?: string;
  readonly model?: string;
  readonly server?: string;
}

/** `turnwise doctor`. Answers 1 where a check failed. */
export function doctorCommand(answer: (code: number) => void): Command {
  return new Command("doctor")
    .description("look whether Turnwise can work on this machine, or whether an endpoint or a server can be worked with")
    .option("--json", "print the checks as one JSON document")
    .option("--endpoint <url>", "look at this OpenAI-compatible endpoint instead (key from TURNWISE_API_KEY or OPENAI_API_KEY)")
    .option("--model <name>", "the model to ask for there")
    .option("--server <url>", "look at this running Turnwise instead")
    .action(async (options: DoctorArguments) => {
      const report = await examine(options);
      if (options.json) printJson(report);
      else print(report.checks.map(({ name, ok, detail }) => `${ok ? "ok    " : "FAILED"}  ${name}: ${detail}`).join("\n"));
      answer(report.ok ? EXIT_CODES.fine : EXIT_CODES.no);
    });
}

/** Only what was asked about: a machine without a database may well call an endpoint. */
async function examine({ endpoint, model, server }: DoctorArguments): Promise<DoctorReport> {
  if ((endpoint === undefined) !== (model === undefined)) throw invalidInput("--endpoint and --model go together: give both.");
  const checks: DoctorCheck[] = [];
  // Loaded here: the other commands, and the other checks, need nothing of these.
  if (endpoint !== undefined && model !== undefined) {
    const { checkEndpoint } = await import("../doctor/check-endpoint");
    checks.push(...(await checkEndpoint(endpoint, model)));
  }
  if (server !== undefined) {
    const { checkServer } = await import("../doctor/check-server");
    checks.push(await checkServer(server));
  }
  if (checks.length > 0) return { schema: DOCTOR_SCHEMA, ok: checks.every(({ ok }) => ok), checks };
  const { checkInstallation } = await import("../doctor/check-installation");
  return checkInstallation();
}

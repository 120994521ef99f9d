// Runs the parts of a check and tells of each in one line; what a part wrote is shown when it failed.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./prepare.mjs";

/**
 * @typedef {{ name: string, run: () => Promise<{ passed: number, failed: number, skipped?: string[], output: string }> }} Step
 * @typedef {{ passed: number, failed: number, skipped: string[] }} Counts
 */

/**
 * A step that passes when a program ends well; it counts as one test.
 * @returns {Step}
 */
export function programStep(name, args, environment = {}) {
  return {
    name,
    run: async () => {
      const { code, output } = await runProgram(args, environment);
      return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
    },
  };
}

/**
 * A step that counts the tests of one vitest project. A file that could not be loaded is one failed test.
 * @returns {Step}
 */
export function vitestStep(project, environment = {}) {
  return {
    name: `${project} tests`,
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), "turnwise-vitest-"));
      const report = join(folder, "report.json");
      const args = ["node_modules/vitest/vitest.mjs", "run", "--project", project, "--reporter=default", "--reporter=json"];
      const { code, output } = await runProgram([...args, `--outputFile.json=${report}`], environment);
      const files = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).testResults : [];
      rmSync(folder, { recursive: true, force: true });
      const tests = files.flatMap((file) => file.assertionResults);
      const passed = tests.filter((test) => test.status === "passed").length;
      const broken = files.filter((file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"));
      const failed = tests.filter((test) => test.status === "failed").length + broken.length;
      const skipped = tests.filter((test) => test.status === "pending" || test.status === "skipped").map((test) => test.fullName);
      return { passed, failed: code === 0 ? failed : Math.max(failed, 1), skipped, output };
    },
  };
}

/**
 * Runs the steps, at most `lanes` at the same time, and adds up their counts.
 * @returns {Promise<Counts>}
 */
export async function runSteps(steps, lanes = 1) {
  const counts = { passed: 0, failed: 0, skipped: [] };
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const started = performance.now();
      const result = await step.run();
      counts.passed += result.passed;
      counts.failed += result.failed;
      counts.skipped.push(...(result.skipped ?? []));
      const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
      const numbers = result.passed + result.failed > 1 ? `  ${result.passed} passed, ${result.failed} failed` : "";
      process.stdout.write(`${result.failed === 0 ? "ok    " : "FAILED"} ${seconds} s  ${step.name}${numbers}\n`);
      if (result.failed > 0) process.stdout.write(`${result.output.trimEnd()}\n\n`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return counts;
}

/** The line that a person or a machine reads last. */
export function tellCounts({ passed, failed, skipped }) {
  for (const name of skipped) process.stdout.write(`skipped: ${name}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
}

function runProgram(args, environment) {
  return new Promise((resolve) => {
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", FORCE_COLOR: process.stdout.isTTY ? "1" : "0", ...environment };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.on("error", (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

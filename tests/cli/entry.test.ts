import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { DoctorReport } from "@/core/reports/doctor-report";
import { testStatistics } from "@/core/stats/self-test";
import { runTurnwise, spawnTurnwise, useFiles } from "@/tests/support/command-line";

const files = useFiles();

test("the commands are those that exist, with help for each", async () => {
  const { code, stdout } = await runTurnwise("--help");
  expect(code).toBe(0);
  expect([...stdout.matchAll(/^ {2}([a-z]+)(?= )/gm)].map((match) => match[1])).toEqual(["import", "eval", "compare", "doctor"]);
  expect((await runTurnwise("compare", "--help")).stdout).toContain("--visibility <visibility>");
});

test("the version is that of package.json", async () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect((await runTurnwise("--version")).stdout.trim()).toBe(version);
});

test("an error that nobody expected is called a bug and ends with 70", async () => {
  const spy = vi.spyOn(JSON, "stringify").mockImplementationOnce(() => {
    throw new TypeError("unforeseen");
  });
  const { code, stderr } = await runTurnwise("eval", "budget", "examples/two-checkpoints.jsonl", "--json");
  spy.mockRestore();
  expect([code, stderr]).toEqual([70, expect.stringMatching(/^This is a bug in Turnwise, please report it: TypeError: unforeseen/)]);
});

test("it runs from any folder, without a database", async () => {
  const { code, stdout, stderr } = await spawnTurnwise(["--version"], { cwd: files.folder });
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
}, 60_000);

test("doctor looks at node, data folder, database, migrations and statistics", async () => {
  const { code, stdout } = await runTurnwise("doctor", "--json");
  const report = DoctorReport.parse(JSON.parse(stdout));
  expect(report.checks.map(({ name }) => name)).toEqual(["node", "data folder", "database", "migrations", "statistics"]);
  expect([code, report.ok]).toEqual(report.checks.every(({ ok }) => ok) ? [0, true] : [1, false]);
}, 60_000);

test("doctor answers 1 where a check fails, and says what to do", async () => {
  vi.stubEnv("DATABASE_URL", "postgresql://nobody:secret@127.0.0.1:1/none");
  const { code, stdout } = await runTurnwise("doctor");
  vi.unstubAllEnvs();
  expect(code).toBe(1);
  expect(stdout).toMatch(/^FAILED {2}database: DATABASE_URL: .*; check the address/m);
  expect(stdout).not.toContain("secret");
});

test("the self-test of the statistics passes here", () => {
  expect(testStatistics()).toEqual({ passed: 8, failed: [] });
});

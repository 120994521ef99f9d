import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import type { TestBrowser } from "./browser";
import { spawnTurnwise } from "./command-line";
import { type ImportedRun, useImportedRun } from "./imported-run";

/** The example of the README: rl and sft over four budgets. */
export const EXAMPLE = fileURLToPath(new URL("../../examples/two-checkpoints.jsonl", import.meta.url));

/** The application with the example imported. */
export function useExampleRun(browser: TestBrowser): ImportedRun {
  return useImportedRun(browser, { "two-checkpoints.jsonl": readFileSync(EXAMPLE) }, "Two checkpoints");
}

/** What a command prints as JSON, run in a process of its own. */
export async function reportOf<T>(schema: { parse(value: unknown): T }, ...args: string[]): Promise<T> {
  const { code, stdout, stderr } = await spawnTurnwise([...args, "--json"]);
  expect(code, stderr).toBe(0);
  return schema.parse(JSON.parse(stdout));
}

/** The comparison of rl against sft. */
export async function pairAddress({ ada, project }: ImportedRun): Promise<string> {
  const entries = await ada.entries(project);
  const idOf = (name: string) => entries.find((entry) => entry.checkpoint.name === name)?.id;
  return `/p/${project}/compare?a=${idOf("rl")}&b=${idOf("sft")}`;
}

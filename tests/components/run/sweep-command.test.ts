import { Command } from "commander";
import { describe, expect, it } from "vitest";
import { addEndpointOptions } from "@/cli/sweep/endpoint-options";
import { makeSpec } from "@/cli/sweep/make-spec";
import { sweepCommand } from "@/components/run/sweep-command";
import { SweepSpec, type SweepSpecInput } from "@/core/sweep/sweep-spec";
import { ENVIRONMENTS } from "@/engine/environments/registry";

const input: SweepSpecInput = {
  name: "rl and sft",
  checkpoints: [
    { id: "ckp_1", name: "rl 400", method: "rl", step: 400, model: "rl", sampling: { temperature: 0.7, extraBody: { top_k: 20 } } },
    { id: "ckp_2", name: "sft", method: "sft", model: "it's sft" },
  ],
  suite: { name: "depot", version: "1", split: "validation" },
  tasks: { kind: "drawn", count: 12 },
  budgets: [8, 2],
  visibility: "hidden",
  samples: 4,
  seed: 7,
  sampling: { maxTokensPerTurn: 256 },
  limits: { requestMs: 30_000 },
};
const spec = SweepSpec.parse(input);
const place = { url: "http://10.0.4.12:8000/v1", concurrency: 16, hasKey: false };

/** The words of a line as a POSIX shell takes them apart. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/(?:'[^']*'|\\'|[^\s'])+/g)].map(([word]) => word.replaceAll(/'([^']*)'|\\(')/g, "$1$2"));
}

describe("sweepCommand", () => {
  it("gives a line that the command line itself understands as the same sweep", async () => {
    const { line } = sweepCommand(spec, 0, place);
    const words = wordsOf(line);
    expect(words.slice(0, 4)).toEqual(["npx", "turnwise", "eval", "budget"]);
    const command = addEndpointOptions(new Command()).option("--seed <number>");
    command.parse(words.slice(4), { from: "user" });
    const suite = ENVIRONMENTS.get("depot")?.suite;
    if (suite === undefined) throw new Error("depot is built in");
    const { seed, ...options } = command.opts();
    const made = await makeSpec(options as Parameters<typeof makeSpec>[0], suite, Number(seed));
    expect(made).toMatchObject({
      suite: spec.suite,
      tasks: spec.tasks,
      visibility: spec.visibility,
      samples: spec.samples,
      seed: spec.seed,
      limits: spec.limits,
      checkpoints: [
        { name: "rl 400", method: "rl", model: "rl", sampling: { temperature: 0.7, maxTokensPerTurn: 256, extraBody: { top_k: 20 } } },
      ],
    });
    expect(made.budgets).toEqual([2, 8]);
    expect(options).toMatchObject({ endpoint: place.url, concurrency: 16, environment: "depot", save: "rl-400.jsonl" });
  });

  it("quotes names, and shows a place for the key instead of one", () => {
    const { line } = sweepCommand(spec, 1, { ...place, hasKey: true });
    expect(line).toMatch(/^TURNWISE_API_KEY=… npx turnwise eval budget /);
    expect(line).toContain(String.raw`--model 'it'\''s sft'`);
  });

  it("names tasks by a file where they were chosen otherwise than by the draw of the command line", () => {
    const chosen = SweepSpec.parse({ ...input, tasks: { kind: "drawn", count: 12, seed: 3 } });
    expect(sweepCommand(chosen, 0, place)).toMatchObject({ needsTaskFile: true, line: expect.stringContaining("--tasks tasks.txt ") });
    expect(sweepCommand(spec, 0, place).needsTaskFile).toBe(false);
  });

  it("tells what the command line has no option for", () => {
    const limited = SweepSpec.parse({ ...input, limits: { episodeMs: 60_000, episodeTokens: 5_000 } });
    expect(sweepCommand(limited, 0, place).unlike).toEqual(["the limit of 60 s an episode", "the limit of 5000 tokens an episode"]);
    expect(sweepCommand(spec, 0, place).unlike).toEqual([]);
  });
});

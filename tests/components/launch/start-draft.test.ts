import { describe, expect, it } from "vitest";
import { readDraft } from "@/components/launch/read-draft";
import { repeatDraft, startDraft } from "@/components/launch/start-draft";
import { EpisodeLimits } from "@/core/sweep/sweep-spec";
import { CHOICES, checkpointOf, specOf } from "./made-up-choices";

describe("a new sweep", () => {
  it("begins with the checkpoints that the address names, as far as they can be asked", () => {
    expect(startDraft(CHOICES, ["ckp_hasty", "ckp_imported", "ckp_gone"]).checkpointIds).toEqual(["ckp_hasty"]);
  });

  it("of a project with many checkpoints chooses none by itself", () => {
    const checkpoints = ["a", "b", "c"].map((name) => checkpointOf(name));
    expect(startDraft({ ...CHOICES, checkpoints }, []).checkpointIds).toEqual([]);
  });
});

describe("a sweep that is repeated", () => {
  const sampling = { temperature: 0.5, topP: null, maxTokensPerTurn: 99, extraBody: { top_k: 3 } };
  const limits = EpisodeLimits.parse({ episodeMs: 2_500, episodeTokens: 77, requestMs: 30_000 });

  it.each([
    ["drawn", { kind: "drawn" as const, count: 12, seed: 7 }],
    ["all", { kind: "all" as const }],
    ["named", { kind: "ids" as const, ids: ["depot-003", "depot-009"] }],
  ])("asks for the same again: tasks that are %s", (_, tasks) => {
    const spec = specOf({ tasks, sampling, limits });
    const { draft, losses } = repeatDraft(CHOICES, spec);
    expect(losses).toEqual([]);
    const { request, problems } = readDraft(draft, CHOICES);
    expect(problems).toEqual({});
    expect(request).toEqual({
      name: "First, again",
      checkpointIds: ["ckp_careful", "ckp_hasty"],
      suite: spec.suite,
      tasks,
      budgets: [5, 8],
      visibility: "hidden",
      samples: 6,
      seed: 9,
      sampling,
      limits,
    });
  });

  it("says what can't be had any more, and takes the rest", () => {
    const [careful] = CHOICES.checkpoints;
    const choices = { ...CHOICES, checkpoints: careful ? [careful, checkpointOf("hasty", { endpoint: null })] : [] };
    const { draft, losses } = repeatDraft(choices, specOf({ suite: { name: "depot", version: "0", split: "test" } }));
    expect(draft).toMatchObject({ checkpointIds: ["ckp_careful"], suite: { version: "1" }, taskCount: "60", samples: "6" });
    expect(losses).toEqual([
      "1 checkpoint of it can't be asked any more: hasty.",
      "Its suite depot 0, test is not here any more; choose the tasks anew.",
    ]);
  });
});

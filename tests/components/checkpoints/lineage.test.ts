import { describe, expect, it } from "vitest";
import { type CheckpointRow, type LineageNode, lineageOf } from "@/components/checkpoints/lineage";

function row(id: string, parentId: string | null = null): CheckpointRow {
  return {
    id,
    name: id,
    method: "other",
    family: null,
    step: null,
    trainSeed: null,
    parent: parentId === null ? null : { id: parentId, name: parentId },
    createdAt: new Date(0),
    endpoint: null,
    entries: 0,
    runs: 0,
  };
}

const shapeOf = (nodes: readonly LineageNode[]): unknown[] => nodes.map(({ checkpoint, children }) => [checkpoint.id, shapeOf(children)]);

describe("lineageOf", () => {
  it("hangs children under their parents, whatever comes first", () => {
    const trees = lineageOf([row("rl", "sft"), row("base"), row("sft", "base"), row("kto", "sft")]);
    expect(shapeOf(trees)).toEqual([
      [
        "base",
        [
          [
            "sft",
            [
              ["rl", []],
              ["kto", []],
            ],
          ],
        ],
      ],
    ]);
  });

  it("takes a checkpoint whose parent is not in the list as a root", () => {
    expect(shapeOf(lineageOf([row("rl", "elsewhere")]))).toEqual([["rl", []]]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actionLineTemplate, parseActionLine } from "@/engine/action-line-template";

describe("parseActionLine", () => {
  it.each([
    ["a bare line", "Action: inspect crate B"],
    ["lower case", "action: inspect crate B"],
    ["capitals and spaces", "ACTION :   inspect   crate B  "],
    ["thoughts before it", "Thought: crate B it is.\n\nAction: inspect crate B"],
    ["text after it", "Action: inspect crate B\n\nThen I shall see."],
    ["an earlier, other action", "Action: ship crate A\nNo, rather look first.\nAction: inspect crate B"],
    ["a code fence around it", "```\nAction: inspect crate B\n```"],
    ["a code fence under it", "Action:\n```text\ninspect crate B\n```"],
    ["the action on the next line", "Action:\ninspect crate B"],
    ["emphasis", "**Action:** `inspect crate B`"],
    ["emphasis inside the colon", "**Action**: inspect crate B."],
    ["quotes and a full stop", 'Action: "inspect crate B".'],
    ["a list mark", "- Action: inspect crate B"],
    ["a remark in brackets", "Action: inspect crate B (the sheet may be wrong)"],
    ["a remark behind a dash", "Action: inspect crate B — to be sure"],
    ["Windows line ends", "Thought: hm\r\nAction: inspect crate B\r\n"],
    ["reasoning that names another action", "<think>Action: ship crate A</think>\nAction: inspect crate B"],
  ])("finds the action in %s", (_, answer) => {
    expect(parseActionLine(answer)).toEqual({ kind: "action", action: "inspect crate B" });
  });

  it.each([
    ["nothing", ""],
    ["no such line", "I inspect crate B."],
    ["the word inside a sentence", "My reaction: none is listed"],
    ["an empty action", "Action:"],
    ["only quotes", "Action: ``"],
    ["reasoning that never ends", "<think>Let me see.\nAction: inspect crate B"],
  ])("finds none in %s, and explains", (_, answer) => {
    expect(parseActionLine(answer)).toMatchObject({ kind: "unparseable", explanation: expect.stringContaining("Action: <an action>") });
  });

  it("knows giving up", () => {
    expect(parseActionLine("Too hard.\nAction: Give up.")).toEqual({ kind: "gave_up", action: "Give up" });
  });

  it("never throws, whatever the text, and takes long texts in its stride", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => ["action", "gave_up", "unparseable"].includes(parseActionLine(text).kind)),
    );
    const startedMs = performance.now();
    parseActionLine(`Action: ${" ".repeat(200_000)}x`);
    parseActionLine("*".repeat(200_000));
    parseActionLine(`Action: ${"- ".repeat(100_000)}`);
    parseActionLine("<think>".repeat(50_000));
    parseActionLine(`Action: ${'"'.repeat(200_000)}x`);
    parseActionLine(`Action: ${".".repeat(200_000)}x`);
    expect(performance.now() - startedMs).toBeLessThan(2_000);
  });
});

describe("actionLineTemplate", () => {
  it("tells the turns left in the singular and the plural", () => {
    const template = actionLineTemplate("A world.");
    expect(template.turnsLeft(3)).toBe("You have 3 turns left, this one included.");
    expect(template.turnsLeft(1)).toBe("You have 1 turn left, this one included.");
    expect(template.system.startsWith("A world.\n\n")).toBe(true);
    expect(template.system).not.toMatch(/\d/);
  });
});

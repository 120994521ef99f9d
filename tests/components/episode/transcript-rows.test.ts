import { describe, expect, it } from "vitest";
import { foldedText } from "@/components/episode/folded-text";
import { messageText } from "@/components/episode/message-text";
import { transcriptRows } from "@/components/episode/transcript-rows";
import type { Turn } from "@/core/trajectory/episode";

describe("transcriptRows", () => {
  it("gives what was said, called and observed in that order", () => {
    const turn: Turn = {
      index: 1,
      told: "You have 3 turns left.",
      messages: [
        { role: "assistant", content: "I look.", tool_calls: [{ id: "c1", function: { name: "open", arguments: '{"door":2}' } }] },
        { role: "tool", name: "door", content: "It is locked." },
      ],
    };
    expect(transcriptRows(turn).map(({ kind, label, text }) => [kind, label, text])).toEqual([
      ["assistant", "assistant", "I look."],
      ["call", "call", 'open({"door":2})'],
      ["observation", "door", "It is locked."],
    ]);
  });

  it("shows the bare action where a source keeps no messages", () => {
    expect(transcriptRows({ index: 1, messages: [], action: "go north" })).toEqual([
      { place: 0, kind: "call", label: "action", text: "go north" },
    ]);
  });

  it("puts the action that was read from an answer between the answer and what came back", () => {
    const messages = [
      { role: "assistant", content: "I think.\nAction: go aisle 2" },
      { role: "user", content: "You are in aisle 2." },
    ];
    expect(transcriptRows({ index: 1, messages, action: "go aisle 2" }).map(({ label, text }) => [label, text])).toEqual([
      ["assistant", "I think.\nAction: go aisle 2"],
      ["action", "go aisle 2"],
      ["user", "You are in aisle 2."],
    ]);
  });

  it.each([
    ["says nothing else", { index: 1, messages: [{ role: "assistant", content: " go " }], action: "go" }, 1],
    [
      "is a call",
      { index: 1, messages: [{ role: "assistant", tool_calls: [{ function: { name: "go", arguments: "{}" } }] }], action: "go" },
      1,
    ],
    ["could not be read", { index: 1, messages: [{ role: "assistant", content: "Hm." }], action: null, valid: false }, 1],
  ])("does not repeat the action where the answer %s", (_, turn, rows) => {
    expect(transcriptRows(turn)).toHaveLength(rows);
  });

  it("leaves an assistant message without words out, but not its calls", () => {
    const turn: Turn = {
      index: 1,
      messages: [{ role: "assistant", content: null, tool_calls: [{ function: { name: "wait", arguments: {} } }] }],
    };
    expect(transcriptRows(turn).map((row) => row.text)).toEqual(["wait({})"]);
  });
});

describe("messageText", () => {
  it.each([
    ["plain", "plain"],
    [[{ type: "text", text: "one" }, "two"], "one\ntwo"],
    [null, ""],
    [{ image: "x" }, '{"image":"x"}'],
  ])("reads %j", (content, text) => {
    expect(messageText(content)).toBe(text);
  });
});

describe("foldedText", () => {
  it("shows a short text whole", () => {
    expect(foldedText("short")).toEqual({ text: "short", hiddenCharacters: 0 });
  });

  it("folds a long text, and what it shows and hides make up the whole", () => {
    const text = "x".repeat(5000);
    const folded = foldedText(text);
    expect(folded.text.length + folded.hiddenCharacters).toBe(text.length);
    expect(folded.text.length).toBeLessThan(2000);
  });

  it("folds many short lines too", () => {
    const text = Array.from({ length: 100 }, (_, line) => `line ${line}`).join("\n");
    expect(foldedText(text).text.split("\n")).toHaveLength(16);
  });
});

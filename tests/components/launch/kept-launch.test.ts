import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetLaunch, keepLaunch, keyFor, readKept } from "@/components/launch/kept-launch";
import { startDraft } from "@/components/launch/start-draft";
import { CHOICES } from "./made-up-choices";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
      removeItem: (name: string) => void kept.delete(name),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a form that is left unfinished", () => {
  it("is found again as it was, until it is forgotten", () => {
    const launch = { draft: { ...startDraft(CHOICES, []), samples: "nine" }, sent: [{ request: "{}", key: "a-key-of-mine" }] };
    keepLaunch("here", launch);
    expect(readKept("here")).toEqual(launch);
    expect(readKept("elsewhere")).toBeNull();
    forgetLaunch("here");
    expect(readKept("here")).toBeNull();
  });

  it.each(["{", "null", '{"draft":{"samples":4},"sent":[]}'])("counts for nothing where it can't be read: %s", (text) => {
    kept.set("here", text);
    expect(readKept("here")).toBeNull();
  });
});

describe("the key of a launch", () => {
  it("is the same for the same request, and new for another", () => {
    const first = keyFor([], "a");
    const sent = [{ request: "a", key: first }];
    expect(keyFor(sent, "a")).toBe(first);
    expect(keyFor(sent, "b")).not.toBe(first);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
  });
});

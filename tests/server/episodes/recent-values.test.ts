import { describe, expect, it } from "vitest";
import { RecentValues } from "@/server/services/episodes/recent-values";

/** Values that weigh as much as they are long, and how often each was made. */
function keep(maxBytes: number) {
  const recent = new RecentValues<string>(maxBytes, (value) => value.length);
  const made: string[] = [];
  const ask = (key: string) =>
    recent.get(key, async () => {
      made.push(key);
      return key;
    });
  return { ask, made, recent };
}

describe("recent values", () => {
  it("are made once, also for those who ask while they are being made", async () => {
    const { ask, made } = keep(10);
    expect(await Promise.all([ask("abc"), ask("abc")])).toEqual(["abc", "abc"]);
    expect(await ask("abc")).toBe("abc");
    expect(made).toEqual(["abc"]);
  });

  it("give way where they weigh too much, those first that nobody asked for longest", async () => {
    const { ask, made } = keep(6);
    for (const key of ["aa", "bb", "cc", "aa", "dd", "aa", "bb"]) await ask(key);
    expect(made).toEqual(["aa", "bb", "cc", "dd", "bb"]);
  });

  it("are not kept where one alone weighs too much", async () => {
    const { ask, made } = keep(2);
    await ask("abc");
    await ask("abc");
    expect(made).toEqual(["abc", "abc"]);
  });

  it("are made anew after a failure", async () => {
    const { recent, ask } = keep(10);
    await expect(recent.get("abc", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await ask("abc")).toBe("abc");
  });
});

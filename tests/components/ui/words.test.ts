import { describe, expect, it } from "vitest";
import { signInProblem } from "@/components/sign-in/sign-in-problem";
import { countOf } from "@/components/ui/count-of";
import { formatInstant } from "@/components/ui/format-instant";
import { problemText } from "@/components/ui/problem-text";

describe("words that people read", () => {
  it("counts in the singular and the plural", () => {
    expect([countOf(0, "run"), countOf(1, "run"), countOf(10080, "episode"), countOf(2, "entry", "entries")]).toEqual([
      "0 runs",
      "1 run",
      "10,080 episodes",
      "2 entries",
    ]);
  });

  it("says that a time is UTC until the reader's zone is known", () => {
    const instant = new Date("2026-11-12T14:02:00Z");
    expect(formatInstant(instant, { timeZone: "UTC" })).toBe("12 Nov 2026, 14:02 UTC");
    expect(formatInstant(instant, { timeZone: "Asia/Tokyo" })).toBe("12 Nov 2026, 23:02");
  });

  it("tells a wrong password from a server that does not answer", () => {
    expect(signInProblem("CredentialsSignin")).toMatch(/do not match/);
    expect(signInProblem(undefined)).toMatch(/did not answer/);
  });

  it("does not show the inside of an error that the API did not phrase", () => {
    expect(problemText(new TypeError("Failed to fetch"))).toMatch(/^The server did not answer/);
  });
});

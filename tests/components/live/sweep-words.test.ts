import { describe, expect, it } from "vitest";
import { haltText, needsPerson, paceTexts, quietText, type SweepStanding, settledText, statusWords } from "@/components/live/sweep-words";

const running: SweepStanding = {
  status: "running",
  planned: 10_080,
  waiting: 8_800,
  inHand: 40,
  totals: { episodes: 1_240, counted: 1_240, missing: {}, notGraded: 0, duplicates: 0, tasks: 60 },
  haltedBy: null,
  haltedReason: null,
  secondsSinceNews: 1,
  isQuiet: false,
  episodesPerSecond: 12.3,
  secondsLeft: 640,
  atSeconds: 0,
};

describe("a sweep in words", () => {
  it("tells how far it is, how fast it goes and when it will end", () => {
    expect(settledText(running)).toBe("1,240 of 10,080 episodes");
    expect(settledText({ ...running, planned: 1, totals: { ...running.totals, episodes: 0 } })).toBe("0 of 1 episode");
    expect(paceTexts(running)).toEqual(["12/s", "about 11 min left"]);
  });

  it("promises no end while it stands still, waits or is stopped", () => {
    expect(paceTexts({ ...running, episodesPerSecond: 0, secondsLeft: null })).toEqual([]);
    expect(paceTexts({ ...running, episodesPerSecond: null, secondsLeft: null })).toEqual([]);
    expect(paceTexts({ ...running, status: "stopped" })).toEqual([]);
  });

  it.each([
    ["goes on", {}, false],
    ["was stopped by a person", { status: "stopped", haltedBy: "person" }, false],
    ["was halted by its endpoint", { status: "stopped", haltedBy: "endpoint" }, true],
    ["was halted by something on our side", { status: "stopped", haltedBy: "platform" }, true],
    ["is halted and still lets go of its episodes", { status: "stopping", haltedBy: "endpoint" }, false],
    ["was not heard of for long", { isQuiet: true }, true],
  ] as const)("that %s needs a person: %o → %s", (_, over, needs) => {
    expect(needsPerson({ ...running, ...over })).toBe(needs);
  });

  it("counts the requests that may be open while it stops", () => {
    expect(statusWords({ status: "stopping", openRequests: 6 })).toBe("stopping, up to 6 requests still open");
    expect(statusWords({ status: "stopping", openRequests: 1 })).toBe("stopping, up to 1 request still open");
    expect(statusWords({ status: "stopping", openRequests: 0 })).toBeNull();
    expect(statusWords({ status: "running", openRequests: 6 })).toBeNull();
  });

  it.each([
    [91, "no news for 90 s"],
    [119, "no news for 110 s"],
    [125, "no news for 2 min"],
    [7_300, "no news for 2 h 1 min"],
  ])("%d s without news are %s", (secondsSinceNews, text) => {
    expect(quietText({ isQuiet: true, secondsSinceNews })).toBe(text);
    expect(quietText({ isQuiet: false, secondsSinceNews })).toBeNull();
  });

  it("says in few words who has to look", () => {
    expect(haltText({ haltedBy: "person", haltedReason: "Stopped by Ada." })).toBe("Stopped by Ada");
    expect(haltText({ haltedBy: "endpoint", haltedReason: "http://a answered 401" })).toBe("its endpoint needs a look");
    expect(haltText(running)).toBeNull();
  });
});

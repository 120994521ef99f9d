import { describe, expect, it } from "vitest";
import { type LaunchSweep, launchUntilKnown, type SweepLaunchInput } from "@/components/launch/launch-until-known";
import { readDraft } from "@/components/launch/read-draft";
import { startDraft } from "@/components/launch/start-draft";
import { CHOICES } from "./made-up-choices";

const { request } = readDraft(startDraft(CHOICES, []), CHOICES);
if (request === null) throw new Error("the untouched form asks for a sweep");
const INPUT: SweepLaunchInput = { ...request, project: "depot", idempotencyKey: "a-key-of-mine" };

/** A server that keeps one run a key, and whose first answers are lost on the way. */
function launchWithLostAnswers(lost: number) {
  const runs = new Map<string, string>();
  let calls = 0;
  const launch: LaunchSweep = async ({ idempotencyKey }) => {
    calls += 1;
    if (!runs.has(idempotencyKey)) runs.set(idempotencyKey, `run_${runs.size + 1}`);
    if (calls <= lost) throw new TypeError("Failed to fetch");
    return { ok: true, value: { run: runs.get(idempotencyKey) ?? "" } };
  };
  return { launch, runs, calls: () => calls };
}

async function tryLaunch(launch: LaunchSweep) {
  const waitsMs: number[] = [];
  let checks = 0;
  const end = await launchUntilKnown(launch, INPUT, {
    onChecking: () => {
      checks += 1;
    },
    wait: async (ms) => {
      waitsMs.push(ms);
    },
  });
  return { end, checks, waitsMs };
}

describe("a launch", () => {
  it("that is answered asks once", async () => {
    const server = launchWithLostAnswers(0);
    expect(await tryLaunch(server.launch)).toEqual({ end: { kind: "launched", run: "run_1" }, checks: 0, waitsMs: [] });
  });

  it("whose answers are lost asks again with the same key until it knows, and makes one run", async () => {
    const server = launchWithLostAnswers(3);
    const { end, checks, waitsMs } = await tryLaunch(server.launch);
    expect(end).toEqual({ kind: "launched", run: "run_1" });
    expect([checks, server.calls(), server.runs.size]).toEqual([3, 4, 1]);
    expect(waitsMs).toEqual([1_000, 2_000, 4_000]);
  });

  it("that is never answered ends without knowing, after a while", async () => {
    const server = launchWithLostAnswers(99);
    const { end, waitsMs } = await tryLaunch(server.launch);
    expect(end).toEqual({ kind: "unknown" });
    expect(waitsMs).toEqual([1_000, 2_000, 4_000, 8_000]);
  });

  it("that is refused is not asked for again", async () => {
    const { end, checks } = await tryLaunch(async () => ({ ok: false, error: { code: "invalid_input", message: "No." } }));
    expect([end, checks]).toEqual([{ kind: "refused", code: "invalid_input", message: "No." }, 0]);
  });
});

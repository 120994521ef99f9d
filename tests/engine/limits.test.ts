import { describe, expect, it } from "vitest";
import { createLimiter, limitModel } from "@/engine/limits";
import { scriptedModel } from "../support/scripted-model";

const tick = () => new Promise((resolve) => setTimeout(resolve, 1));

describe("a limiter", () => {
  it("never runs more at once than it has places, in the order of coming, and loses none to errors", async () => {
    const limiter = createLimiter(3);
    let most = 0;
    const started: number[] = [];
    const tasks = Array.from({ length: 20 }, (_, index) =>
      limiter.run(async () => {
        started.push(index);
        most = Math.max(most, limiter.running);
        await tick();
        if (index % 5 === 0) throw new Error("fails");
        return index;
      }),
    );
    const settled = await Promise.allSettled(tasks);
    expect(most).toBe(3);
    expect(started).toEqual(Array.from({ length: 20 }, (_, index) => index));
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(16);
    expect(limiter.running).toBe(0);
  });

  it("lets those go that abort while they wait, and keeps the place for the next", async () => {
    const limiter = createLimiter(1);
    const controller = new AbortController();
    const first = limiter.run(tick);
    const leaving = limiter.run(tick, controller.signal);
    const last = limiter.run(async () => "ran");
    controller.abort();
    await expect(leaving).rejects.toThrow("abort");
    await first;
    expect(await last).toBe("ran");
    expect(limiter.running).toBe(0);
    await expect(limiter.run(tick, controller.signal)).rejects.toThrow("abort");
  });

  it("has at least one place", () => {
    expect(() => createLimiter(0)).toThrow(RangeError);
  });

  it("turns a call that is aborted while it waits into a cancelled one, without a request", async () => {
    const limiter = createLimiter(1);
    const scripted = scriptedModel("Action: clear dock");
    const controller = new AbortController();
    const blocking = limiter.run(tick);
    const call = limitModel(scripted, limiter).complete({ messages: [], seed: null, timeLeftMs: null }, controller.signal);
    controller.abort();
    expect(await call).toMatchObject({ kind: "cancelled", attempts: 0 });
    await blocking;
    expect(scripted.requests).toHaveLength(0);
  });
});

describe("a limiter that is resized", () => {
  it("starts who waits when there are more places, and nobody while there are fewer than run", async () => {
    const limiter = createLimiter(2);
    const ends: (() => void)[] = [];
    const tasks = Array.from({ length: 6 }, () => limiter.run(() => new Promise<void>((resolve) => ends.push(resolve))));
    await tick();
    expect(limiter.running).toBe(2);
    limiter.resize(4);
    await tick();
    expect(limiter.running).toBe(4);
    limiter.resize(0);
    for (const end of ends) end();
    await tick();
    expect(limiter.running).toBe(0);
    limiter.resize(1);
    await tick();
    expect(limiter.running).toBe(1);
    ends[4]?.();
    await tick();
    ends[5]?.();
    await Promise.all(tasks);
    expect(() => limiter.resize(-1)).toThrow(RangeError);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_RETRY, readRetryAfterMs, retryDelayMs } from "@/engine/retry";

describe("retryDelayMs", () => {
  it("doubles its bound up to the cap, with jitter down to zero", () => {
    const bound = (attempts: number) => retryDelayMs(DEFAULT_RETRY, attempts, null, () => 1);
    expect([1, 2, 3, 4, 5, 6, 7, 60].map(bound)).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 20_000, 20_000]);
    expect(retryDelayMs(DEFAULT_RETRY, 3, null, () => 0)).toBe(0);
  });

  it("is never earlier than the endpoint asks, up to the longest wait", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.nat(200_000),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (attempts, askedMs, random) => {
          const delayMs = retryDelayMs(DEFAULT_RETRY, attempts, askedMs, () => random);
          expect(delayMs).toBeGreaterThanOrEqual(Math.min(askedMs, DEFAULT_RETRY.maxRetryAfterMs));
          expect(delayMs).toBeLessThanOrEqual(DEFAULT_RETRY.maxRetryAfterMs + DEFAULT_RETRY.baseMs);
        },
      ),
    );
  });
});

describe("readRetryAfterMs", () => {
  const nowMs = Date.parse("2026-11-30T12:00:00Z");
  it.each([
    [{ "retry-after": "3" }, 3_000],
    [{ "retry-after": "1.5" }, 1_500],
    [{ "retry-after": "Mon, 30 Nov 2026 12:00:07 GMT" }, 7_000],
    [{ "retry-after": "Mon, 30 Nov 2026 11:00:00 GMT" }, 0],
    [{ "retry-after-ms": "250", "retry-after": "1" }, 250],
    [{ "retry-after": "soon" }, null],
    [{ "retry-after": "" }, null],
    [{}, null],
  ])("reads %j as %s ms", (headers, expected) => {
    expect(readRetryAfterMs(headers, nowMs)).toBe(expected);
  });
});

import { format } from "node:util";
import { afterEach, beforeEach, expect, vi } from "vitest";

const unexpected: string[] = [];

beforeEach(() => {
  unexpected.length = 0;
  vi.spyOn(console, "error").mockImplementation((...words: unknown[]) => void unexpected.push(format(...words)));
});

/** What nobody expected to be an error is one: React's warnings, rejected promises that were only logged. */
afterEach(() => {
  expect(unexpected, "console.error was called").toEqual([]);
});

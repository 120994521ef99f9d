import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { openLineAppender } from "@/engine/files/line-appender";
import { measureLines, readFirstBytes, readKeptLines } from "@/engine/files/whole-lines";

const folder = mkdtempSync(join(tmpdir(), "turnwise-lines-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, "lines.jsonl");

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

test("whole lines end with the last line end, however long what follows is", async () => {
  const tails = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 200_000 }));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(70_000), { maxLength: 4 }), tails, async (lengths, tail) => {
      const lines = lengths.map((length) => `${"x".repeat(length)}\n`).join("");
      writeFileSync(path, lines + "y".repeat(tail));
      expect(await measureLines(path)).toEqual({ fileBytes: lines.length + tail, wholeBytes: lines.length });
    }),
    { numRuns: 40 },
  );
});

test("a file that is not there has no size, and a folder is refused", async () => {
  expect(await measureLines(join(folder, "none"))).toBeNull();
  await expect(measureLines(folder)).rejects.toMatchObject({ code: "invalid_input" });
});

test("lines are kept by their numbers, byte for byte, and nothing behind the whole ones", async () => {
  writeFileSync(path, '{"a":"é"}\n\n{"b":2}\n{"c":3}\n{"d"');
  const { wholeBytes = 0 } = (await measureLines(path)) ?? {};
  expect(await textOf(readKeptLines(path, wholeBytes, new Set([1, 4, 5])))).toBe('{"a":"é"}\n{"c":3}\n');
});

test("the first bytes are no more than asked for", async () => {
  writeFileSync(path, "0123456789");
  for (const count of [0, 1, 10, 20]) {
    let bytes = 0;
    for await (const piece of readFirstBytes(path, "x", count)) bytes += piece.length;
    expect(bytes).toBe(Math.min(count, 10));
  }
});

test("lines that are appended at once stand whole, in the order of the calls, behind what was there", async () => {
  writeFileSync(path, "first\n");
  const lines = Array.from({ length: 50 }, (_, index) => `${index} ${"z".repeat(index * 997)}`);
  const file = await openLineAppender(path);
  await Promise.all(lines.map((line) => file.append(line)));
  expect(readFileSync(path, "utf8")).toBe(`${["first", ...lines].join("\n")}\n`);
  await file.close();
});

test("after a line that could not be written none is", async () => {
  const file = await openLineAppender("/dev/full");
  const results = await Promise.allSettled([file.append("one"), file.append("two")]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(file.append("three")).rejects.toThrow("/dev/full: the disk is full");
  await file.close().catch(() => undefined);
});

test("a file that can't be opened is refused in one sentence", async () => {
  await expect(openLineAppender(join(folder, "none", "x"))).rejects.toMatchObject({ code: "invalid_input" });
});

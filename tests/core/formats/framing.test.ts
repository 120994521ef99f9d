import fc from "fast-check";
import { expect, test } from "vitest";
import { JsonArray } from "@/core/formats/json-array";
import type { Framing, RawRecord } from "@/core/formats/json-framing";
import { JsonLines } from "@/core/formats/json-lines";

const toBytes = (text: string) => new TextEncoder().encode(text);

/** What a framing makes of bytes that arrive in pieces of the given sizes. */
function frame(framing: Framing, bytes: Uint8Array, sizes: readonly number[] = [bytes.length]): string[] {
  const records: RawRecord[] = [];
  let at = 0;
  for (let piece = 0; at < bytes.length; piece++) {
    const size = Math.max(1, sizes[piece % sizes.length] ?? 1);
    // A buffer that is used again must not change records that were cut from it.
    const shared = bytes.slice(at, at + size);
    records.push(...framing.push(shared));
    shared.fill(0);
    at += size;
  }
  records.push(...framing.end());
  return records.map((record) => `${record.line} ${"fault" in record ? `! ${record.fault.message}` : record.text.trim()}`);
}

const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });

test("lines are the same however the bytes arrive", () => {
  const lines = fc.array(fc.json(), { minLength: 1 });
  fc.assert(
    fc.property(lines, sizes, (values, pieces) => {
      const expected = values.map((value, index) => `${index + 1} ${value.trim()}`);
      expect(frame(new JsonLines(), toBytes(values.join("\n")), pieces)).toEqual(expected);
    }),
  );
});

test("elements of an array are the same however the bytes arrive, whatever stands inside of them", () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.constantFrom(undefined, 1), sizes, (values, space, pieces) => {
      const records = frame(new JsonArray(), toBytes(JSON.stringify(values, null, space)), pieces);
      expect(records.map((record) => JSON.parse(record.replace(/^\d+ /, "")))).toEqual(JSON.parse(JSON.stringify(values)));
    }),
  );
});

test("line numbers count blank lines and both kinds of line end", () => {
  expect(frame(new JsonLines(), toBytes('{"a":1}\r\n\r\n \n{"b":2}'))).toEqual(['1 {"a":1}', '4 {"b":2}']);
});

test("an element of an array has the line that it begins in", () => {
  expect(frame(new JsonArray(), toBytes('[\n {"a":\n1},\n {"b":2}\n]\n'))).toEqual(['2 {"a":\n1}', '4 {"b":2}']);
});

test("a byte order mark in front is no part of the first record", () => {
  expect(frame(new JsonLines(), toBytes('\ufeff{"a":1}\n'))).toEqual(['1 {"a":1}']);
  expect(frame(new JsonArray(), toBytes('\ufeff[{"a":1}]'))).toEqual(['1 {"a":1}']);
});

test("bytes that are not UTF-8 spoil their own record only", () => {
  const bytes = Uint8Array.from([...toBytes('{"a":1}\n"'), 0xc3, ...toBytes('"\n{"b":2}')]);
  expect(frame(new JsonLines(), bytes)).toEqual(['1 {"a":1}', expect.stringMatching(/^2 ! .*not valid UTF-8/), '3 {"b":2}']);
});

test("an array that ends early yields its whole elements and names the last of them", () => {
  for (const rest of ["", ",", ",\n{", ',\n{"b": "x', ",\n[1"]) {
    const records = frame(new JsonArray(), toBytes(`[{"a":1}${rest}`));
    const whole = rest === "" ? [] : ['1 {"a":1}'];
    const last = rest === "" ? "no element is complete" : "the last complete element is number 1";
    expect(records).toEqual([...whole, expect.stringContaining(last)]);
  }
});

test.each([
  ["[1,]", "2 of 2", "missing beside a comma"],
  ["[,1]", "1 of 2", "missing beside a comma"],
  ["[1] x", "2 of 2", "beside the JSON array"],
  ["[1][2]", "2 of 2", "beside the JSON array"],
])("%s is faulted", (text, place, message) => {
  const records = frame(new JsonArray(), toBytes(text));
  const [at = 0, of = 0] = place.split(" of ").map(Number);
  expect(records).toHaveLength(of);
  expect(records[at - 1]).toContain(message);
});

test("an empty array has no records", () => {
  expect(frame(new JsonArray(), toBytes(" [ \n ] "))).toEqual([]);
});

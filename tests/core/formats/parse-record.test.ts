import fc from "fast-check";
import { expect, test } from "vitest";
import { parseRecord } from "@/core/formats/parse-record";

test("what is JSON is parsed as JSON.parse does, the word NaN inside of a text included", () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseRecord(text)).toEqual(JSON.parse(text));
    }),
  );
  expect(parseRecord('{"said":"NaN, Infinity"}')).toEqual({ said: "NaN, Infinity" });
});

test.each([
  ['{"a": NaN}', /^NaN is not JSON; write null/],
  ['{"a": "NaN", "b": Infinity}', /^Infinity is not JSON/],
  ['{"a": [1, -Infinity]}', /^-Infinity is not JSON/],
  ['{"a": 1', /cut off before its end/],
  ['{"a": "x', /cut off before its end/],
  ['{"a": "x\\', /cut off before its end/],
  ["{'a': 1}", /at character 2: unexpected "'a': 1}"/],
  ['{"a": 1} x', /at character 10: unexpected "x"/],
  ['{"a": "tab\there"}', /at character 7/],
  ['{"a": 1,}', /a comma, colon or bracket is missing or too many/],
  ['{"a" 1}', /a comma, colon or bracket is missing or too many/],
  ['{"a": 012}', /at character 7/],
  ["\0", /raw NUL byte/],
])("%s is explained", (text, reason) => {
  expect(() => parseRecord(text)).toThrow(reason);
});

import type { z } from "zod";

const KINDS = new Map([
  ["string", "a text"],
  ["number", "a number"],
  ["int", "a whole number"],
  ["boolean", "true or false"],
  ["array", "a list"],
  ["object", "an object"],
  ["null", "null"],
]);

/** The first of Zod's issues in one clause: which field, what it should be, what it is. */
export function describeIssue(error: z.ZodError, record: unknown): string {
  const issue = error.issues[0];
  if (!issue) return "the record is not valid";
  const field = showPath(issue.path);
  const found = issue.path.reduce<unknown>((value, key) => valueAt(value, key), record);
  if (found === undefined) return `${field} is missing; add it${expected(issue, " as ")}`;
  return `${field} is ${showValue(found)}; it must be ${expected(issue, "") || issue.message}`;
}

function showPath(path: readonly PropertyKey[]): string {
  if (path.length === 0) return "the record";
  const text = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`)).join("");
  return `"${text.replace(/^\./, "")}"`;
}

function valueAt(value: unknown, key: PropertyKey): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

function expected(issue: z.core.$ZodIssue, before: string): string {
  if (issue.code === "invalid_type") return before + (KINDS.get(issue.expected) ?? issue.expected);
  if (issue.code === "invalid_value") return before + (issue.values.length > 1 ? "one of " : "") + issue.values.map(String).join(", ");
  if (issue.code === "too_small")
    return issue.origin === "string" ? `${before}a text that is not empty` : `${before}at least ${issue.minimum}`;
  if (issue.code === "too_big")
    return issue.origin === "string" ? `${before}no longer than ${issue.maximum}` : `${before}at most ${issue.maximum}`;
  return "";
}

function showValue(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

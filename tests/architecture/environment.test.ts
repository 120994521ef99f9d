import { expect, test } from "vitest";
import { LogEnv, ServerEnv, StartEnv } from "@/server/env";
import { listFiles, readSource } from "@/tests/support/sources";

/** Set by the system, npm or our own programs, never by a person in .env. */
const notForPeople = [
  "NODE_ENV",
  "PATH",
  "HOME",
  "CI",
  "NO_COLOR",
  "FORCE_COLOR",
  "DEBIAN_FRONTEND",
  "npm_execpath",
  "npm_lifecycle_event",
];

function namesInExample(text: string): string[] {
  return [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? "");
}

/** Variables that a source reads by name. */
function namesInSource(text: string): string[] {
  return [...text.matchAll(/process\.env(?:\.([A-Za-z_][A-Za-z0-9_]*)|\[["']([A-Za-z0-9_]+)["']\])/g)].map(
    ([, dotted, quoted]) => dotted ?? quoted ?? "",
  );
}

const documented = namesInExample(readSource(".env.example"));

function namesInCode(): string[] {
  const sources = listFiles().filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.startsWith("tests/architecture/"));
  const schemas = [ServerEnv, StartEnv, LogEnv].flatMap((schema) => Object.keys(schema.shape));
  const names = [...schemas, ...sources.flatMap((path) => namesInSource(readSource(path)))];
  return [...new Set(names)].filter((name) => !notForPeople.includes(name) && !name.startsWith("VITEST"));
}

test("every environment variable that code reads is in .env.example", () => {
  expect(namesInCode().filter((name) => !documented.includes(name))).toEqual([]);
});

test("every variable in .env.example is read by code", () => {
  const read = namesInCode();
  expect(documented.filter((name) => !read.includes(name))).toEqual([]);
});

test("each variable stands once in .env.example", () => {
  expect(documented).toEqual([...new Set(documented)]);
});

test("a variable that is read in passing is noticed", () => {
  expect(namesInSource('const a = process.env.PLANTED_ONE ?? process.env["PLANTED_TWO"];')).toEqual(["PLANTED_ONE", "PLANTED_TWO"]);
});

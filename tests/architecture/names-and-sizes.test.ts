import { basename } from "node:path";
import { expect, test } from "vitest";
import { listFiles, readSource } from "@/tests/support/sources";

const isCode = /\.(ts|tsx|mjs|cjs)$/;
const vagueNames = ["utils", "util", "helpers", "helper", "common", "lib", "misc", "manager", "data", "types", "index"];
/** Folders under app/ are parts of addresses: parameters, groups, names of files that are handed out. */
const addressPart = /^[([@_]|\.[a-z]+$/;

/** Why a path may not be called so; null when it may. */
function nameFault(path: string): string | null {
  const parts = path.split("/");
  const file = basename(path).replace(/(\.(test|config|d))?\.[a-z]+$/, "");
  const names = [...parts.slice(0, -1).filter((part) => !addressPart.test(part) && !part.startsWith(".")), file.replace(/^\./, "")];
  if (names.some((name) => vagueNames.includes(name))) return "says nothing: name it after the one thing that it exports";
  if (names.some((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))) return "is not in kebab-case";
  return null;
}

/** Why a file is too long; null when it isn't. */
function sizeFault(path: string, text: string): string | null {
  const limit = path.startsWith("tests/") ? 400 : 250;
  const lines = text.trimEnd().split("\n").length;
  return lines > limit ? `has ${lines} lines, ${limit} are allowed` : null;
}

const codeFiles = listFiles().filter((path) => isCode.test(path));

test("every file of code is named in kebab-case after the thing that it holds", () => {
  expect(codeFiles.flatMap((path) => nameFault(path)?.replace(/^/, `${path} `) ?? [])).toEqual([]);
});

test("no file of code is longer than 250 lines, no test longer than 400", () => {
  expect(codeFiles.flatMap((path) => sizeFault(path, readSource(path))?.replace(/^/, `${path} `) ?? [])).toEqual([]);
});

test.each(["core/stats/utils.ts", "core/stats/index.ts", "server/helpers/x.ts", "components/RunPage.tsx", "cli/evalBudget.ts"])(
  "the name %s is refused",
  (path) => {
    expect(nameFault(path)).not.toBeNull();
  },
);

test.each([
  "app/p/[project]/runs/page.tsx",
  "app/(auth)/setup/page.tsx",
  "app/api/export/runs/[run]/episodes.jsonl/route.ts",
  "core/stats/wilson.ts",
  "vitest.config.ts",
  ".dependency-cruiser.cjs",
])("the name %s is accepted", (path) => {
  expect(nameFault(path)).toBeNull();
});

test("a file of 251 lines is refused, one of 250 accepted", () => {
  expect(sizeFault("core/planted.ts", "x\n".repeat(251))).toBe("has 251 lines, 250 are allowed");
  expect(sizeFault("core/planted.ts", "x\n".repeat(250))).toBeNull();
});

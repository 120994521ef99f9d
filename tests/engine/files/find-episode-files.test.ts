import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findEpisodeFiles } from "@/engine/files/find-episode-files";
import { useFiles } from "@/tests/support/command-line";

const { folder } = useFiles();
const lab = join(folder, "lab");
for (const path of ["b/run.jsonl", "b/notes.txt", "a/run.json", ".hidden/run.jsonl", "a/.run.jsonl", "z.NDJSON", "c d/run [1].jsonl"]) {
  mkdirSync(join(lab, path, ".."), { recursive: true });
  writeFileSync(join(lab, path), path);
}
symlinkSync(lab, join(lab, "b", "circle"));
symlinkSync(join(lab, "a", "run.json"), join(lab, "linked.json"));

const names = async (...paths: string[]) => (await findEpisodeFiles(paths)).map(({ name }) => name);

test("a folder is all of its importable files in order, without hidden ones, and links to folders are not followed", async () => {
  expect(await names(lab)).toEqual(["lab/a/run.json", "lab/b/run.jsonl", "lab/c d/run [1].jsonl", "lab/linked.json", "lab/z.NDJSON"]);
  expect(await names(`${lab}/`)).toEqual(await names(lab));
});

test("a file is itself, whatever its ending, and a name with brackets is no pattern where the file exists", async () => {
  expect(await names(join(lab, "b/notes.txt"))).toEqual(["notes.txt"]);
  expect(await names(join(lab, "c d/run [1].jsonl"))).toEqual(["run [1].jsonl"]);
});

test.each([
  ["*/run.json*", ["lab/a/run.json", "lab/b/run.jsonl"]],
  ["**/*.jsonl", ["lab/b/run.jsonl", "lab/c d/run [1].jsonl"]],
  ["{a,b}/run.?son", ["lab/a/run.json"]],
  ["[a-b]/run.jsonl", ["lab/b/run.jsonl"]],
])("the pattern %s finds its files", async (pattern, expected) => {
  const found = (await names(`${lab}/${pattern}`)).filter((name) => pattern.startsWith("**") || !name.includes("c d"));
  expect(found).toEqual(expected);
});

test("files of one name are told apart by what the person wrote; the same file twice is not", async () => {
  const other = join(folder, "run.jsonl");
  writeFileSync(other, "");
  const first = join(lab, "b/run.jsonl");
  expect(await names(first, other)).toEqual([first, other]);
  expect(await names(first, first)).toEqual(["run.jsonl", "run.jsonl"]);
});

test("only files that were found in a folder may be passed over", async () => {
  const optional = async (path: string) => (await findEpisodeFiles([path])).map((file) => file.optional);
  expect(await optional(join(lab, "b"))).toEqual([true]);
  expect(await optional(join(lab, "b/run.jsonl"))).toEqual([false]);
  expect(await optional(`${lab}/b/*.jsonl`)).toEqual([false]);
});

test("paths are whole, so that facts in folders above the argument are seen", async () => {
  const [file] = await findEpisodeFiles([join(lab, "b/run.jsonl")]);
  expect(file?.path).toBe(join(lab, "b/run.jsonl"));
});

test("a file that vanishes before it is read is missed in one sentence", async () => {
  const path = join(folder, "gone.jsonl");
  writeFileSync(path, "{}");
  const [file] = await findEpisodeFiles([path]);
  rmSync(path);
  const read = async () => {
    for await (const _ of file?.bytes ?? []) {
      // There is nothing to see.
    }
  };
  await expect(read()).rejects.toThrow("gone.jsonl: there is no such file or folder; check the path.");
});

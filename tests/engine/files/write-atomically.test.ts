import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeAtomically } from "@/engine/files/write-atomically";
import { useFiles } from "@/tests/support/command-line";

const { folder } = useFiles();

async function* brokenOff(): AsyncGenerator<string> {
  yield "half";
  throw new RangeError("no more");
}

test("the file has all pieces, in folders that are made for it", async () => {
  const path = join(folder, "deep/er/file.txt");
  await writeAtomically(path, ["a", "b"]);
  expect(readFileSync(path, "utf8")).toBe("ab");
  expect(readdirSync(join(folder, "deep/er"))).toEqual(["file.txt"]);
});

test("pieces that break off leave no file and no folder, and say why", async () => {
  await expect(writeAtomically(join(folder, "new/file.txt"), brokenOff())).rejects.toThrow(RangeError);
  expect(existsSync(join(folder, "new"))).toBe(false);
});

test("a file that was there before stays as it was when pieces break off", async () => {
  const path = join(folder, "old.txt");
  writeFileSync(path, "before");
  await expect(writeAtomically(path, brokenOff())).rejects.toThrow("no more");
  expect(readFileSync(path, "utf8")).toBe("before");
  expect(readdirSync(folder)).not.toContain(`.old.txt.${process.pid}.unfinished`);
});

test("a path through a file is refused in one sentence", async () => {
  writeFileSync(join(folder, "plain"), "");
  await expect(writeAtomically(join(folder, "plain/file.txt"), ["a"])).rejects.toThrow(/plain\/file\.txt: .*; check the path\.$/);
});

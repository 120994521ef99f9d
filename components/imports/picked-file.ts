/** A file that a person chose or dropped, with its path inside what was dropped. */
export type PickedFile = { path: string; file: File };

/** Files that systems leave in folders (.DS_Store and the like) are no data. */
export function isHidden(path: string): boolean {
  return path.split("/").some((part) => part.startsWith("."));
}

/** The files of an <input>, with folder paths where a folder was chosen. */
export function filesOfInput(list: FileList): PickedFile[] {
  return [...list].map((file) => ({ path: file.webkitRelativePath || file.name, file })).filter(({ path }) => !isHidden(path));
}

/** Both lists; a later file takes the place of an earlier one with the same path. */
export function mergeFiles(earlier: readonly PickedFile[], later: readonly PickedFile[]): PickedFile[] {
  return [...new Map([...earlier, ...later].map((picked) => [picked.path, picked])).values()];
}

/** Bytes of all files together. */
export function bytesOf(files: readonly PickedFile[]): number {
  return files.reduce((sum, { file }) => sum + file.size, 0);
}

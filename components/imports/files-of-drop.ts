import { isHidden, type PickedFile } from "./picked-file";

/**
 * Everything that was dropped, folders walked through. Has to be called while the drop event is handled: afterwards the browser
 * no longer gives the entries out.
 */
export async function filesOfDrop(transfer: DataTransfer): Promise<PickedFile[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const found = await Promise.all(entries.map(filesOfEntry));
  return found.flat().filter(({ path }) => !isHidden(path));
}

async function filesOfEntry(entry: FileSystemEntry): Promise<PickedFile[]> {
  if (entry instanceof FileSystemFileEntry) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ path: entry.fullPath.replace(/^\//, ""), file }];
  }
  if (!(entry instanceof FileSystemDirectoryEntry)) return [];
  const children = await readFolder(entry);
  const found = await Promise.all(children.map(filesOfEntry));
  return found.flat();
}

/** A reader hands a folder out in parts; an empty part is the end. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return entries;
    entries.push(...part);
  }
}

import { isHidden, type PickedFile } from "./picked-file";

/**
 * Everything that was dropped, folders walked through. Has to be called while the drop event is handled: afterwards the browser
 * no longer gives the entries out.
 */
export async function filesOfDrop(transfer: DataTransfer): Promise<PickedFile[]> {
  const found = await Promise.all([...transfer.items].map(filesOfItem));
  return found.flat().filter(({ path }) => !isHidden(path));
}

/** What is dragged out of another program may have no entry in a file system, only its content. */
async function filesOfItem(item: DataTransferItem): Promise<PickedFile[]> {
  const entry = item.webkitGetAsEntry();
  if (entry !== null) return filesOfEntry(entry);
  const file = item.getAsFile();
  return file === null ? [] : [{ path: file.name, file }];
}

async function filesOfEntry(entry: FileSystemEntry): Promise<PickedFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ path: entry.fullPath.replace(/^\//, ""), file }];
  }
  if (!isFolder(entry)) return [];
  const children = await readFolder(entry);
  const found = await Promise.all(children.map(filesOfEntry));
  return found.flat();
}

// Chromium does not give out the classes of entries, so `instanceof` can't tell them apart.
function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
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

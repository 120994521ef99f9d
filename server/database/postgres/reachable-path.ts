import { stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { PostgresAccount } from "./postgres-account";

/** Where a root process puts what another account has to reach while the checkout is closed to it (under /root, mode 700). */
export const sharedFolder = "/var/lib/turnwise";

/** Whether the account may walk to a path: every folder above it that exists lets it through. Always true for our own account. */
export async function isReachable(path: string, account: PostgresAccount): Promise<boolean> {
  if (account === null) return true;
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => null);
    if (found !== null && !maySearch(found, account)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function maySearch(folder: { mode: number; uid: number; gid: number }, account: { uid: number; gid: number }): boolean {
  if (folder.uid === account.uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === account.gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}

import { getDatabase } from "@/server/database/database";
import type { SessionUser } from "@/server/session";
import { readLabName } from "../setup/lab-name";

export interface Account {
  id: string;
  email: string;
  name: string;
  createdAt: Date;
  labName: string | null;
}

/** The signed-in person's own account. */
export async function getAccount(user: SessionUser): Promise<Account> {
  const [account, labName] = await Promise.all([
    getDatabase().user.findUniqueOrThrow({ where: { id: user.id }, select: { id: true, email: true, name: true, createdAt: true } }),
    readLabName(),
  ]);
  return { ...account, labName };
}

import { notBuilt } from "@/server/not-built";
import type { SessionUser } from "@/server/session";

export interface Account {
  id: string;
  email: string;
  name: string;
  createdAt: Date;
  labName: string | null;
}

/** The signed-in person's own account. */
export async function getAccount(_user: SessionUser): Promise<Account> {
  return notBuilt();
}

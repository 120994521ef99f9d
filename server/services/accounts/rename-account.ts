import { notBuilt } from "@/server/not-built";
import type { SessionUser } from "@/server/session";

/** Changes the name that others see. */
export async function renameAccount(_user: SessionUser, _name: string): Promise<{ name: string }> {
  return notBuilt();
}

import { getDatabase } from "@/server/database/database";
import type { SessionUser } from "@/server/session";
import type { PersonName } from "./credentials";

/** Changes the name that others see. */
export async function renameAccount(user: SessionUser, name: PersonName): Promise<{ name: string }> {
  return getDatabase().user.update({ where: { id: user.id }, data: { name }, select: { name: true } });
}

import { getDatabase } from "@/server/database/database";
import { hashPassword } from "../accounts/password-hash";

export interface FirstUser {
  email: string;
  name: string;
  password: string;
  labName?: string | undefined;
}

/** Any number; whoever makes the first user holds this lock of the database. */
const FIRST_USER_LOCK = 7_021_946;

/** Makes the first user of the installation; false when there is one already. Two at once: one of them wins. */
export async function createFirstUser({ email, name, password, labName }: FirstUser): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return getDatabase().$transaction(async (transaction) => {
    await transaction.$executeRaw`select pg_advisory_xact_lock(${FIRST_USER_LOCK})`;
    if ((await transaction.user.count()) > 0) return false;
    await transaction.user.create({ data: { email, name, passwordHash }, select: { id: true } });
    await transaction.installation.deleteMany({ where: { name: "setup_token_hash" } });
    if (labName) {
      await transaction.installation.upsert({
        where: { name: "lab_name" },
        create: { name: "lab_name", value: labName },
        update: { value: labName },
      });
    }
    return true;
  });
}

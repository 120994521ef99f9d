import { getDatabase } from "@/server/database/database";
import { countFailure, forgetFailures, isBlocked } from "./attempt-limit";
import { verifyPassword } from "./password-hash";

export interface SignInAttempt {
  email: string;
  password: string;
  /** Network address of the one who tries. */
  address: string;
}

export interface SignedIn {
  id: string;
  sessionVersion: number;
}

const MAX_FAILURES_FROM_ADDRESS = 10;
/** Higher than that of one address, so that a stranger can't easily lock somebody out. */
const MAX_FAILURES_OF_EMAIL = 100;

/**
 * The person with this e-mail and password, or null: unknown e-mail, wrong password, deactivated and too many failures
 * (10 from one address, 100 in all, within 15 minutes) look and last the same.
 */
export async function signIn({ email, password, address }: SignInAttempt): Promise<SignedIn | null> {
  const known = email.trim().toLowerCase();
  const keys = { ofAddress: `sign-in ${known} from ${address}`, ofEmail: `sign-in ${known}` };
  const blocked = isBlocked(keys.ofAddress, MAX_FAILURES_FROM_ADDRESS) || isBlocked(keys.ofEmail, MAX_FAILURES_OF_EMAIL);
  const user = await getDatabase().user.findUnique({
    where: { email: known },
    select: { id: true, passwordHash: true, sessionVersion: true, deactivatedAt: true },
  });
  const matches = await verifyPassword(user?.passwordHash, password);
  if (user === null || !matches || blocked || user.deactivatedAt !== null) {
    for (const key of Object.values(keys)) countFailure(key);
    return null;
  }
  forgetFailures(keys.ofAddress);
  return { id: user.id, sessionVersion: user.sessionVersion };
}

import { makeRequestId } from "@/server/bug-number";
import { readSession, type SessionUser } from "@/server/session";

/** What every procedure starts from: who asks (checked against the database), and a number to find it in the log by. */
export interface ApiContext {
  readonly user: SessionUser | null;
  readonly requestId: string;
}

/** The context of a request, from its headers. */
export async function createContext(headers: Headers): Promise<ApiContext> {
  return { user: await readSession(headers), requestId: makeRequestId() };
}

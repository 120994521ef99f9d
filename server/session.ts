import { notBuilt } from "./not-built";

/** The signed-in person, checked against the database for this very request. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** Who sends this request; null for nobody, an ended session or a deactivated person. */
export async function readSession(_headers: Headers): Promise<SessionUser | null> {
  return notBuilt();
}

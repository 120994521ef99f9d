import { getDatabase } from "@/server/database/database";
import { readLabName } from "./lab-name";

export interface SetupStatus {
  /** Whether the one-time setup page is open: only while no user exists. */
  open: boolean;
  labName: string | null;
}

/** Whether this installation still waits for its first owner. */
export async function getSetupStatus(): Promise<SetupStatus> {
  const [someone, labName] = await Promise.all([getDatabase().user.findFirst({ select: { id: true } }), readLabName()]);
  return { open: someone === null, labName };
}

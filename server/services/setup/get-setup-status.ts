import { notBuilt } from "@/server/not-built";

export interface SetupStatus {
  /** Whether the one-time setup page is open: only while no user exists. */
  open: boolean;
  labName: string | null;
}

/** Whether this installation still waits for its first owner. */
export async function getSetupStatus(): Promise<SetupStatus> {
  return notBuilt();
}

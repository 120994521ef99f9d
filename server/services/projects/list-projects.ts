import type { Role } from "@/core/access";
import { notBuilt } from "@/server/not-built";
import type { SessionUser } from "@/server/session";

export interface ProjectRow {
  id: string;
  slug: string;
  name: string;
  role: Role;
  archivedAt: Date | null;
  createdAt: Date;
  runs: number;
  checkpoints: number;
}

/** The person's projects, open ones first, then by name. */
export async function listProjects(_user: SessionUser): Promise<ProjectRow[]> {
  return notBuilt();
}

import { z } from "zod";
import { notBuilt } from "@/server/not-built";
import type { SessionUser } from "@/server/session";

export const ProjectName = z.string().trim().min(1, "Give the project a name.").max(80);
export type ProjectName = z.infer<typeof ProjectName>;

/** Makes a project that the person owns; its slug comes from the name and never changes. */
export async function createProject(_user: SessionUser, _name: ProjectName): Promise<{ id: string; slug: string }> {
  return notBuilt();
}

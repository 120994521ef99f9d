import { z } from "zod";
import { getDatabase } from "@/server/database/database";
import { isUniqueViolation } from "@/server/services/unique-violation";
import type { SessionUser } from "@/server/session";
import { slugOf } from "./slug-of";

export const ProjectName = z.string().trim().min(1, "Give the project a name.").max(80);
export type ProjectName = z.infer<typeof ProjectName>;

const MAX_ATTEMPTS = 5;

/** Makes a project that the person owns; its slug comes from the name and never changes. */
export async function createProject(user: SessionUser, name: ProjectName): Promise<{ id: string; slug: string }> {
  for (let attempt = 1; ; attempt += 1) {
    const slug = await findFreeSlug(slugOf(name));
    try {
      return await getDatabase().project.create({
        data: { slug, name, memberships: { create: { userId: user.id, role: "owner" } } },
        select: { id: true, slug: true },
      });
    } catch (error) {
      // Somebody took the slug between the look and the insert.
      if (!isUniqueViolation(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** The slug, else with the first number that makes it free: depot, depot-2, depot-3. */
async function findFreeSlug(base: string): Promise<string> {
  const rows = await getDatabase().project.findMany({ where: { slug: { startsWith: base } }, select: { slug: true } });
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

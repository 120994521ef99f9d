import { randomBytes } from "node:crypto";
import type { Role } from "@/core/access";
import { appRouter } from "@/server/api/root";
import { createCallerFactory } from "@/server/api/trpc";
import { getDatabase } from "@/server/database/database";
import type { SessionUser } from "@/server/session";

const createCaller = createCallerFactory(appRouter);

/** The API as a person (null: nobody) sees it. */
export function callAs(user: SessionUser | null) {
  return createCaller({ user, requestId: "req_test" });
}

/** A person with an account whose password nobody knows. */
export async function createPerson(name = "ada"): Promise<SessionUser> {
  const email = `${name}-${randomBytes(4).toString("hex")}@lab.example`;
  return getDatabase().user.create({ data: { email, name, passwordHash: "none" }, select: { id: true, email: true, name: true } });
}

export interface TestProject {
  id: string;
  slug: string;
  people: Record<Role | "stranger", SessionUser>;
}

/** A project with one person of each role, and a stranger. */
export async function createTestProject(name = "depot"): Promise<TestProject> {
  const [owner, member, viewer, stranger] = await Promise.all(["owner", "member", "viewer", "stranger"].map(createPerson));
  if (!owner || !member || !viewer || !stranger) throw new Error("four people were asked for");
  const { id, slug } = await callAs(owner).projects.create({ name });
  await callAs(owner).members.add({ project: slug, email: member.email, role: "member" });
  await callAs(owner).members.add({ project: slug, email: viewer.email, role: "viewer" });
  return { id, slug, people: { owner, member, viewer, stranger } };
}

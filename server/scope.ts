import { can, type Permission, type Role } from "@/core/access";
import { AppError } from "@/core/app-error";
import { getDatabase } from "./database/database";
import type { SessionUser } from "./session";

declare const permitted: unique symbol;
declare const leased: unique symbol;

/**
 * The key by which a person acts in a project. Only the functions below make one, so whoever holds it was checked for `P`.
 * Services take it first and name the permission that they need in its type.
 */
export interface ProjectScope<P extends Permission = Permission> {
  readonly [permitted]: P;
  readonly projectId: string;
  readonly projectSlug: string;
  readonly userId: string;
  readonly role: Role;
}

/** The key by which a worker acts on one import, for the person who asked for it. */
export interface ImportLease {
  readonly [leased]: "import";
  readonly importId: string;
  readonly projectId: string;
  readonly createdById: string;
}

/** The key by which a worker plays one batch of a sweep. `delivery` is part of it: a later delivery makes it worthless. */
export interface BatchLease {
  readonly [leased]: "batch";
  readonly batchId: string;
  readonly delivery: number;
  readonly runId: string;
  readonly entryId: string;
  readonly checkpointId: string;
  readonly workerId: string;
}

/** How long a batch stays with a worker that does not renew its lease. */
export const BATCH_LEASE_SECONDS = 45;

/** The scope of a project named by its slug. Strangers get not_found, members without the permission forbidden. */
export function openProjectScope<P extends Permission>(user: SessionUser, slug: string, permission: P): Promise<ProjectScope<P>> {
  return openScope(user, { slug }, permission, "project");
}

/** The scope of the project that an episode belongs to. */
export function openEpisodeScope<P extends Permission>(user: SessionUser, episodeId: string, permission: P): Promise<ProjectScope<P>> {
  const id = parseEpisodeId(episodeId);
  return openScope(user, { runs: { some: { entries: { some: { episodes: { some: { id } } } } } } }, permission, "episode");
}

/** The scope of the project that a run belongs to. */
export function openRunScope<P extends Permission>(user: SessionUser, runId: string, permission: P): Promise<ProjectScope<P>> {
  return openScope(user, { runs: { some: { id: runId } } }, permission, "run");
}

/** The scope of the project that an import belongs to. */
export function openImportScope<P extends Permission>(user: SessionUser, importId: string, permission: P): Promise<ProjectScope<P>> {
  return openScope(user, { imports: { some: { id: importId } } }, permission, "import");
}

/** The worker's key to an import that is to be read or stored; null when it is gone. */
export async function openImportLease(importId: string): Promise<ImportLease | null> {
  const row = await getDatabase().import.findUnique({ where: { id: importId }, select: { projectId: true, createdById: true } });
  return row === null ? null : ({ importId, ...row } as ImportLease);
}

/** Gives a batch to a worker. Null where another one has it, where it is done, and where its run waits for a person or is gone. */
export async function openBatchLease(batchId: string, workerId: string): Promise<BatchLease | null> {
  const [row] = await getDatabase().$queryRaw<Omit<BatchLease, typeof leased>[]>`
    update "Batch" set state = 'running', delivery = delivery + 1, "workerId" = ${workerId},
      "leaseExpiresAt" = (now() at time zone 'utc') + make_interval(secs => ${BATCH_LEASE_SECONDS})
    from "Run" where "Batch".id = ${batchId} and "Run".id = "runId" and "haltedBy" is null and settled < episodes
      and (state = 'waiting' or (state = 'running' and "leaseExpiresAt" < now() at time zone 'utc'))
    returning "Batch".id as "batchId", delivery, "runId", "entryId", "checkpointId", "workerId"`;
  return row === undefined ? null : (row as BatchLease);
}

type ProjectFilter = NonNullable<Parameters<ReturnType<typeof getDatabase>["project"]["findFirst"]>[0]>["where"];

async function openScope<P extends Permission>(
  user: SessionUser,
  where: ProjectFilter,
  permission: P,
  noun: string,
): Promise<ProjectScope<P>> {
  const project = await getDatabase().project.findFirst({
    where: { ...where, memberships: { some: { userId: user.id } } },
    select: { id: true, slug: true, archivedAt: true, memberships: { where: { userId: user.id }, select: { role: true } } },
  });
  const role = project?.memberships[0]?.role;
  if (project === null || role === undefined) throw new AppError("not_found", `There is no such ${noun}, or it isn't yours to see.`);
  if (!can(role, permission)) throw new AppError("forbidden", `Your role here is ${role}, which doesn't allow this; ask an owner.`);
  if (project.archivedAt !== null && isChange(permission)) {
    throw new AppError("conflict", "The project is archived and can only be read; an owner can restore it.");
  }
  return { projectId: project.id, projectSlug: project.slug, userId: user.id, role } as ProjectScope<P>;
}

/** Archived projects are read-only, save for the project itself: someone has to be able to restore it. */
function isChange(permission: Permission): boolean {
  return permission.endsWith(":write") && permission !== "project:write";
}

/** Ids of episodes are 64-bit numbers; anything else names none. */
function parseEpisodeId(text: string): bigint {
  const id = /^\d{1,19}$/.test(text) ? BigInt(text) : 0n;
  if (id < 1n || id > 9_223_372_036_854_775_807n) throw new AppError("not_found", "There is no such episode, or it isn't yours to see.");
  return id;
}

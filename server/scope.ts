import type { Permission, Role } from "@/core/access";
import { notBuilt } from "./not-built";
import type { SessionUser } from "./session";

declare const permitted: unique symbol;

/**
 * The key by which a person acts in a project: one maker each way in (below), so whoever holds it was checked for `P`.
 * Services take it first and name the permission that they need in its type.
 */
export interface ProjectScope<P extends Permission = Permission> {
  readonly [permitted]: P;
  readonly projectId: string;
  readonly projectSlug: string;
  readonly userId: string;
  readonly role: Role;
}

/** The scope of a project named by its slug. Strangers get not_found, members without the permission forbidden. */
export async function openProjectScope<P extends Permission>(_user: SessionUser, _slug: string, _permission: P): Promise<ProjectScope<P>> {
  return notBuilt();
}

/** The scope of the project that an episode belongs to. */
export async function openEpisodeScope<P extends Permission>(
  _user: SessionUser,
  _episode: string,
  _permission: P,
): Promise<ProjectScope<P>> {
  return notBuilt();
}

import { can, PERMISSIONS, type Permission, type Role } from "@/core/access";

/** Everybody who may knock. */
export const ACTORS = ["anonymous", "stranger", "viewer", "member", "owner"] as const;
export type Actor = (typeof ACTORS)[number];

/** What a door does with an actor. */
export type Cell = "passes" | "unauthenticated" | "forbidden" | "not_found";

/** What a door should do, computed from its mark and core/access alone. */
export function expectedCell(door: string, actor: Actor): Cell {
  if (door === "public") return "passes";
  if (actor === "anonymous") return "unauthenticated";
  if (door === "user") return "passes";
  if (actor === "stranger") return "not_found";
  return can(roleOf(actor), permissionOf(door)) ? "passes" : "forbidden";
}

/** The marks that a door may carry. */
export function isDoor(mark: unknown): mark is string {
  return mark === "public" || mark === "user" || mark === "procedures" || PERMISSIONS.some((permission) => permission === mark);
}

function roleOf(actor: Exclude<Actor, "anonymous" | "stranger">): Role {
  return actor;
}

function permissionOf(door: string): Permission {
  const permission = PERMISSIONS.find((candidate) => candidate === door);
  if (permission === undefined) throw new Error(`"${door}" is no permission of core/access`);
  return permission;
}

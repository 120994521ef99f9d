import { z } from "zod";

/** What a person may do in a project. `owner` ⊃ `member` ⊃ `viewer`. */
export const Role = z.enum(["owner", "member", "viewer"]);
export type Role = z.infer<typeof Role>;

const VIEWER = ["project:read", "run:read", "checkpoint:read", "report:read", "member:read"] as const;
const MEMBER = [...VIEWER, "import:write", "run:write", "checkpoint:write"] as const;
const OWNER = [...MEMBER, "project:write", "member:write"] as const;

export type Permission = (typeof OWNER)[number];
export const PERMISSIONS: readonly Permission[] = OWNER;

const GRANTS: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  viewer: new Set<Permission>(VIEWER),
  member: new Set<Permission>(MEMBER),
  owner: new Set<Permission>(OWNER),
};

/** Whether a role grants a permission. Buttons ask the same function as doors. */
export function can(role: Role, permission: Permission): boolean {
  return GRANTS[role].has(permission);
}

import type { SelectOption } from "@/components/ui/select-field";
import { Role } from "@/core/access";

/** What each role may do, in the words of the list. */
const WORDS: Readonly<Record<Role, string>> = {
  viewer: "viewer: reads everything",
  member: "member: imports and edits too",
  owner: "owner: manages people too",
};

const SHORT_FIRST: readonly Role[] = ["viewer", "member", "owner"];

export const ROLE_OPTIONS: readonly SelectOption[] = SHORT_FIRST.map((role) => ({ value: role, label: WORDS[role] }));

/** A role from a form's value. */
export function parseRole(value: unknown): Role {
  return Role.parse(value);
}

import { z } from "zod";
import { Role } from "@/core/access";
import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";
import { EmailAddress } from "../accounts/credentials";

export const NewMember = z.object({ email: EmailAddress, role: Role });
export type NewMember = z.infer<typeof NewMember>;

export type MemberAdded =
  | { kind: "added"; userId: string }
  /** `url` is shown once: only the hash of its secret is kept. Path and secret, without the host. */
  | { kind: "invited"; url: string; expiresAt: Date };

/** Adds a person who has an account, or makes an invite link for one who has none. */
export async function addMember(_scope: ProjectScope<"member:write">, _input: NewMember): Promise<MemberAdded> {
  return notBuilt();
}

import type { Role } from "@/core/access";

/** What the frame around a page has to know of a project. */
export type ShellProject = { slug: string; name: string; role: Role };

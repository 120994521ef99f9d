import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";
import type { ImportStatusName } from "./import-detail";

export interface ImportRow {
  id: string;
  name: string | null;
  status: ImportStatusName;
  files: number;
  progress: number;
  problem: string | null;
  createdBy: string;
  createdAt: Date;
  runId: string | null;
}

/** The latest twenty imports, newest first; `unfinished` leaves out those stored or cancelled. */
export async function listImports(_scope: ProjectScope<"import:write">, _input: { unfinished: boolean }): Promise<ImportRow[]> {
  return notBuilt();
}

import type { RouterInputs } from "@/server/api/root";
import type { JobContext } from "@/server/queue/work";
import { openProjectScope } from "@/server/scope";
import { receiveFile } from "@/server/services/imports/receive-file";
import { runImportCheck } from "@/server/services/imports/run-import-check";
import { runImportStore } from "@/server/services/imports/run-import-store";
import type { SessionUser } from "@/server/session";
import { callAs } from "./people";

/** A job that is tried once and not disturbed. */
export const calmJob: JobContext = { signal: new AbortController().signal, isLastAttempt: true };

type Options = RouterInputs["imports"]["create"]["options"];

/** Uploads files as a person and has a worker read them; returns the import's id. */
export async function checkFiles(
  user: SessionUser,
  project: string,
  files: Record<string, string | Uint8Array>,
  options?: Options,
): Promise<string> {
  const { id } = await callAs(user).imports.create({ project, options });
  await checkAgain(user, project, id, files);
  return id;
}

/** Sends (more, or mended) files of an import and has them read. */
export async function checkAgain(
  user: SessionUser,
  project: string,
  id: string,
  files: Record<string, string | Uint8Array>,
): Promise<void> {
  const scope = await openProjectScope(user, project, "import:write");
  for (const [path, content] of Object.entries(files)) {
    await receiveFile(scope, { importId: id, path, offset: 0, size: null, body: bodyOf(content) });
  }
  await callAs(user).imports.check({ project, id });
  await runImportCheck({ importId: id }, calmJob);
}

/** Says yes to a checked import and has a worker store it; returns how it stands then. */
export async function storeImport(user: SessionUser, project: string, id: string, skipBadLines = false) {
  const api = callAs(user);
  const { status } = await api.imports.confirm({ project, id, skipBadLines });
  if (status === "storing") await runImportStore({ importId: id }, calmJob);
  return api.imports.get({ project, id });
}

/** From files to a run; returns the run's id. @throws Error when no run came of it. */
export async function importFiles(user: SessionUser, project: string, files: Record<string, string | Uint8Array>, options?: Options) {
  const stored = await storeImport(user, project, await checkFiles(user, project, files, options));
  if (stored.runId === null) throw new Error(`no run came of the import: ${stored.status}, ${stored.problem}`);
  return stored.runId;
}

export async function* bodyOf(content: string | Uint8Array, pieceBytes = 65_536): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  for (let start = 0; start < bytes.length; start += pieceBytes) yield bytes.subarray(start, start + pieceBytes);
}

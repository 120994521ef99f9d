import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { readBeginning, signalProcess, waitUntilGone } from "../process-table";

const ProcessMark = z.object({ name: z.string(), pid: z.number().int(), beginning: z.string() });
type ProcessMark = z.infer<typeof ProcessMark>;

/** Who works on a data folder now: `running.json` in it. It is the lock of the folder, and tells a later start what to clear away. */
const RunRecord = z.object({ url: z.string(), supervisor: ProcessMark, children: z.array(ProcessMark) });
export type RunRecord = z.infer<typeof RunRecord>;

export interface RunClaim {
  /** Writes down a process that must not outlive this one. */
  remember(name: string, pid: number): Promise<void>;
  release(): Promise<void>;
}

/**
 * Takes the data folder for this process. Returns the record of the one that has it while that lives; what a killed one left
 * running is ended first.
 */
export async function claimDataFolder(dataFolder: string, url: string): Promise<RunClaim | RunRecord> {
  const path = join(dataFolder, "running.json");
  const record: RunRecord = { url, supervisor: await markProcess("supervisor", process.pid), children: [] };
  for (;;) {
    if (await createWhole(path, record)) return openClaim(path, record);
    const other = await readRunRecord(dataFolder);
    if (other !== null && (await isStillThere(other.supervisor))) return other;
    for (const child of other?.children ?? []) await endLeftover(child);
    await rm(path, { force: true });
  }
}

export function isRunRecord(claim: RunClaim | RunRecord): claim is RunRecord {
  return "supervisor" in claim;
}

function openClaim(path: string, record: RunRecord): RunClaim {
  return {
    async remember(name, pid) {
      const mark = await markProcess(name, pid);
      record.children = [...record.children.filter((child) => child.name !== name), mark];
      await rename(await writeDraft(path, record), path);
    },
    release: () => rm(path, { force: true }),
  };
}

/** Makes the record with all of its content at once, or not at all: false when there is one. */
async function createWhole(path: string, record: RunRecord): Promise<boolean> {
  const draft = await writeDraft(path, record);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeDraft(path: string, record: RunRecord): Promise<string> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(record), { mode: 0o600 });
  return draft;
}

/** Who works, or worked before it was killed, on a data folder; null where nobody does. */
export async function readRunRecord(dataFolder: string): Promise<RunRecord | null> {
  const text = await readFile(join(dataFolder, "running.json"), "utf8").catch(() => "");
  try {
    return RunRecord.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

async function markProcess(name: string, pid: number): Promise<ProcessMark> {
  return { name, pid, beginning: (await readBeginning(pid)) ?? "" };
}

async function isStillThere(mark: ProcessMark): Promise<boolean> {
  return mark.beginning !== "" && (await readBeginning(mark.pid)) === mark.beginning;
}

async function endLeftover(mark: ProcessMark): Promise<void> {
  if (!(await isStillThere(mark))) return;
  signalProcess(mark.pid, "SIGTERM");
  if (await waitUntilGone(mark.pid, 5000)) return;
  signalProcess(mark.pid, "SIGKILL");
  await waitUntilGone(mark.pid, 5000);
}

import { createHash } from "node:crypto";
import { AppError } from "@/core/app-error";
import { selectTasks } from "@/core/sweep/select-tasks";
import { SweepSpec } from "@/core/sweep/sweep-spec";
import type { BuiltInEnvironment } from "@/engine/environments/registry";
import packageFacts from "@/package.json" with { type: "json" };
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { noSuchRun } from "../runs/get-run";
import { findSuite } from "./find-suite";

/** How a sweep came to be, and all that is needed to repeat it. Holds no key. */
export interface SweepManifest {
  run: string;
  name: string;
  createdBy: string;
  createdAt: Date;
  finishedAt: Date | null;
  planned: number;
  /** The version of Turnwise that answers, which may be a later one than has played. */
  installed: string;
  spec: SweepSpec;
  /** Where each checkpoint of the spec answers today, in its order: the spec doesn't freeze addresses. */
  endpoints: {
    checkpointId: string | null;
    place: "lab" | "url" | "none";
    url: string | null;
    hasKey: boolean;
    concurrency: number | null;
  }[];
  /** The suite as it is installed here; null where that version no longer is. */
  suite: {
    environment: { name: string; version: string };
    /** SHA-256 of the JSON of all its tasks. */
    sha256: string;
    /** Ids of the tasks that take part, ascending. */
    taskIds: string[];
    systemPrompt: string;
    /** What is told under the largest budget, first turn first; empty where the budget is hidden. */
    told: string[];
  } | null;
}

const columns = {
  id: true,
  name: true,
  createdAt: true,
  finishedAt: true,
  planned: true,
  spec: true,
  createdBy: { select: { name: true } },
};

/** The manifest of a sweep. Throws `not_found` for a run that is none, or is somebody else's. */
export async function getManifest({ projectId }: ProjectScope<"run:read">, runId: string): Promise<SweepManifest> {
  const row = await getDatabase().run.findFirst({ where: { id: runId, projectId, kind: "budget" }, select: columns });
  if (row === null) throw noSuchRun();
  const { id, createdBy, ...run } = row;
  const spec = SweepSpec.parse(run.spec);
  const { version: installed } = packageFacts;
  return {
    ...run,
    run: id,
    createdBy: createdBy.name,
    installed,
    spec,
    endpoints: await readEndpoints(projectId, spec),
    suite: describeSuite(spec),
  };
}

async function readEndpoints(projectId: string, { checkpoints }: SweepSpec): Promise<SweepManifest["endpoints"]> {
  const ids = checkpoints.flatMap(({ id }) => id ?? []);
  const rows = await getDatabase().endpoint.findMany({
    where: { checkpointId: { in: ids }, checkpoint: { projectId } },
    select: { checkpointId: true, url: true, sealedKey: true, concurrency: true },
  });
  const byId = new Map(rows.map((row) => [row.checkpointId, row]));
  return checkpoints.map(({ id = null }) => {
    const endpoint = id === null ? undefined : byId.get(id);
    if (endpoint === undefined) return { checkpointId: id, place: "none", url: null, hasKey: false, concurrency: null };
    const { url, sealedKey, concurrency } = endpoint;
    return { checkpointId: id, place: url === null ? "lab" : "url", url, hasKey: sealedKey !== null, concurrency };
  });
}

function describeSuite(spec: SweepSpec): SweepManifest["suite"] {
  const installed = findInstalled(spec);
  if (installed === null) return null;
  const { suite, template } = installed;
  const longest = spec.visibility === "announced" ? Math.max(...spec.budgets) : 0;
  return {
    environment: suite.environment,
    sha256: createHash("sha256").update(JSON.stringify(suite.tasks)).digest("hex"),
    taskIds: selectTasks(spec, suite.tasks).map(({ id }) => id),
    systemPrompt: template.system,
    told: Array.from({ length: longest }, (_, turn) => template.turnsLeft(longest - turn)),
  };
}

/** A later version of the platform may have another version of the suite: the manifest is read all the same. */
function findInstalled({ suite }: SweepSpec): BuiltInEnvironment | null {
  try {
    return findSuite(suite);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

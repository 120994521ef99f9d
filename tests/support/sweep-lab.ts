import type { SweepRequestInput } from "@/core/sweep/sweep-request";
import { getDatabase } from "@/server/database/database";
import { readServerEnv } from "@/server/env";
import { startQueue } from "@/server/queue/queue";
import { openProjectScope } from "@/server/scope";
import { launchSweep, SweepLaunch } from "@/server/services/sweeps/launch-sweep";
import type { SessionUser } from "@/server/session";
import { startJobs } from "@/worker/jobs";
import { openSweepPorts } from "@/worker/sweep/sweep-ports";
import { callAs, type TestProject } from "./people";

export const SECRET_KEY = "a secret key for tests, at least 32 long";
process.env.TURNWISE_SECRET_KEY = SECRET_KEY;

export interface TestWorker {
  /** Drains it as SIGTERM does. */
  stop(): Promise<void>;
}

/** A worker in this process that may call local endpoints, and is not patient with them. */
export async function startWorker(id = "worker-1", labUrl?: string): Promise<TestWorker> {
  const env = { ...readServerEnv(), TURNWISE_ALLOWED_ENDPOINTS: "127.0.0.1", TURNWISE_LAB_URL: labUrl };
  const ports = openSweepPorts(env, id);
  const retry = { maxAttempts: 3, baseMs: 5, capMs: 20, maxRetryAfterMs: 20 };
  const stopping = new AbortController();
  const working = startJobs(await startQueue(), { ...ports, chat: { ...ports.chat, retry } }, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await working;
    },
  };
}

/** A checkpoint that answers at `url`; its name is the model's unless it is given. */
export async function addCheckpoint(
  { slug, people }: TestProject,
  settings: { url: string; model: string; name?: string; key?: string; concurrency?: number },
) {
  const { name = settings.model, ...endpoint } = settings;
  const { id } = await callAs(people.owner).checkpoints.create({ project: slug, name, method: "rl" });
  await callAs(people.owner).endpoints.set({ project: slug, checkpoint: id, ...endpoint });
  return id;
}

/** A small sweep over six tasks; `over` changes it. */
export function sweepOf(checkpointIds: string[], over: Partial<SweepRequestInput> = {}): SweepRequestInput {
  return {
    name: "A sweep",
    checkpointIds,
    suite: { name: "depot", version: "1", split: "test" },
    tasks: { kind: "drawn", count: 6, seed: 7 },
    budgets: [2, 4],
    visibility: "announced",
    samples: 2,
    seed: 20,
    ...over,
  };
}

/** Launches as the action does. */
export async function launchAs(
  user: SessionUser,
  { slug }: TestProject,
  request: SweepRequestInput,
  idempotencyKey: string = crypto.randomUUID(),
) {
  const scope = await openProjectScope(user, slug, "run:write");
  const { run } = await launchSweep(scope, SweepLaunch.parse({ ...request, idempotencyKey }));
  return run;
}

const ENDED = new Set(["finished", "finished_with_problems", "failed"]);

/** Asks for the progress until the run has ended, or `enough` says so. */
export async function untilProgress(
  { slug, people }: TestProject,
  run: string,
  enough: (progress: Awaited<ReturnType<typeof progressOf>>) => boolean = ({ status }) => ENDED.has(status),
  limitMs = 50_000,
) {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const progress = await progressOf({ slug, people }, run);
    if (enough(progress)) return progress;
    if (Date.now() > deadline) throw new Error(`the run did not get there: ${JSON.stringify({ ...progress, cells: undefined })}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export function progressOf({ slug, people }: Pick<TestProject, "slug" | "people">, run: string) {
  return callAs(people.viewer).sweeps.progress({ project: slug, run });
}

/** `checkpoint/task/limit/sample` of every stored episode, and of every planned one; both sorted. */
export async function identitiesOf(run: string): Promise<{ stored: string[]; planned: string[] }> {
  const columns = { taskId: true, limit: true, sample: true, entry: { select: { checkpoint: { select: { name: true } } } } } as const;
  const where = { entry: { runId: run } };
  const [stored, planned] = await Promise.all([
    getDatabase().episode.findMany({ where, select: columns }),
    getDatabase().plannedEpisode.findMany({ where, select: columns }),
  ]);
  type Row = (typeof stored)[number];
  const identity = ({ entry, taskId, limit, sample }: Row) => `${entry.checkpoint.name}/${taskId}/${limit}/${sample}`;
  return { stored: stored.map(identity).sort(), planned: planned.map(identity).sort() };
}

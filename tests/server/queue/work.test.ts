import { afterAll, beforeAll, expect, test } from "vitest";
import { enqueue, startQueue, stopQueue } from "@/server/queue/queue";
import { type JobHandler, work } from "@/server/queue/work";
import { countLiveWorkers, startHeartbeat } from "@/server/queue/worker-heartbeat";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();

beforeAll(async () => {
  await startQueue();
});
afterAll(stopQueue);

/** Works until `enough` is true, then stops in order. */
async function workUntil(enough: () => boolean, handler: JobHandler<"import-check">): Promise<void> {
  const stopping = new AbortController();
  const working = work(await startQueue(), "import-check", handler, stopping.signal);
  await expect.poll(enough, { timeout: 15_000 }).toBe(true);
  stopping.abort();
  await working;
}

test("a job reaches its handler once", async () => {
  const seen: string[] = [];
  await enqueue("import-check", { importId: "a" });
  await workUntil(
    () => seen.length > 0,
    async ({ importId }) => void seen.push(importId),
  );
  expect(seen).toEqual(["a"]);
});

test("a job whose handler throws is tried again", async () => {
  let attempts = 0;
  await enqueue("import-check", { importId: "b" });
  await workUntil(
    () => attempts === 2,
    async () => {
      attempts += 1;
      if (attempts === 1) throw new Error("first attempt fails on purpose");
    },
  );
  expect(attempts).toBe(2);
});

test("a job whose worker was killed is given to another once its lease has run out", async () => {
  const queue = await startQueue();
  const id = await enqueue("import-check", { importId: "c" });
  const [taken] = await queue.fetch("import-check");
  expect(taken?.id).toBe(id);
  await database.client.$executeRaw`update pgboss.job set started_on = now() - interval '61 seconds' where id = ${id}::uuid`;
  await queue.expire();
  const seen: string[] = [];
  await workUntil(
    () => seen.length > 0,
    async ({ importId }) => void seen.push(importId),
  );
  expect(seen).toEqual(["c"]);
});

test("a handler hears that its worker has to end", async () => {
  await enqueue("import-check", { importId: "d" });
  const stopping = new AbortController();
  let heard = false;
  const working = work(
    await startQueue(),
    "import-check",
    async (_payload, { signal }) => {
      stopping.abort();
      heard = signal.aborted;
    },
    stopping.signal,
  );
  await working;
  expect(heard).toBe(true);
});

test("a worker is counted from its first heartbeat until it leaves, and not when its heartbeat is old", async () => {
  expect(await countLiveWorkers()).toBe(0);
  const worker = await startHeartbeat();
  expect(await countLiveWorkers()).toBe(1);
  await database.client.$executeRaw`update "Worker" set "seenAt" = (now() at time zone 'utc') - interval '1 minute'`;
  expect(await countLiveWorkers()).toBe(0);
  await worker.leave();
  expect(await database.client.worker.count()).toBe(0);
});

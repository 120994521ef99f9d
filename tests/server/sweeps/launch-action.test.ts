import { encode } from "next-auth/jwt";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { stopQueue } from "@/server/queue/queue";
import { useDatabase } from "@/tests/support/database";
import { createTestProject, type TestProject } from "@/tests/support/people";
import { addCheckpoint, sweepOf } from "@/tests/support/sweep-lab";

const request = vi.hoisted(() => ({ headers: new Headers() }));
vi.mock("next/headers", () => ({ headers: async () => request.headers }));

const SECRET = "0123456789abcdef0123456789abcdef";
process.env.NEXTAUTH_SECRET = SECRET;
const database = useDatabase();
let project: TestProject;
let checkpoint: string;
beforeAll(async () => {
  project = await createTestProject();
  checkpoint = await addCheckpoint(project, { url: "http://127.0.0.1:9", model: "m" });
  const token = await encode({ token: { sub: project.people.member.id, sessionVersion: 1 }, secret: SECRET });
  request.headers = new Headers({ cookie: `next-auth.session-token=${token}` });
});
afterAll(stopQueue);

it("the action launches once however often its form is sent, and answers what is wrong as a value", async () => {
  const { launchSweepAction } = await import("@/server/actions/launch-sweep");
  const form = { project: project.slug, ...sweepOf([checkpoint]), idempotencyKey: "a-form-of-mine" };
  const answers = [await launchSweepAction(form), await launchSweepAction(form)];
  expect(answers[0]).toMatchObject({ ok: true, value: { run: expect.stringMatching(/^run_/) } });
  expect(answers[1]).toEqual(answers[0]);
  expect(await database.client.run.count()).toBe(1);
  expect(await launchSweepAction({ ...form, budgets: [0] })).toMatchObject({ ok: false, error: { code: "invalid_input" } });
  expect(await launchSweepAction({ ...form, checkpointIds: [] })).toEqual({
    ok: false,
    error: { code: "invalid_input", message: "Choose at least one checkpoint." },
  });
  request.headers = new Headers();
  expect(await launchSweepAction(form)).toMatchObject({ ok: false, error: { code: "unauthenticated", message: "Sign in first." } });
});

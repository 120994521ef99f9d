import { callTRPCProcedure, initTRPC, TRPCError } from "@trpc/server";
import { NextRequest } from "next/server";
import { encode } from "next-auth/jwt";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { appRouter } from "@/server/api/root";
import { stopQueue } from "@/server/queue/queue";
import type { SessionUser } from "@/server/session";
import { useDatabase } from "@/tests/support/database";
import { callAs, createTestProject, type TestProject } from "@/tests/support/people";
import { type SeededRun, seedRun } from "@/tests/support/seed-run";
import { listFiles, readSource } from "@/tests/support/sources";
import { launchAs, sweepOf } from "@/tests/support/sweep-lab";
import { ACTORS, type Actor, type Cell, expectedCell, isDoor } from "./door-cell";

/** What next/headers tells an action of the request that it answers. */
const request = vi.hoisted(() => ({ headers: new Headers() }));
vi.mock("next/headers", () => ({ headers: async () => request.headers }));

const SECRET = "0123456789abcdef0123456789abcdef";
process.env.NEXTAUTH_SECRET = SECRET;
const database = useDatabase();
afterAll(stopQueue);

interface Ground extends TestProject {
  seeded: SeededRun;
  importId: string;
  /** An endpoint's test, and a sweep that nobody plays. */
  testId: string;
  sweep: string;
}

async function prepareGround(): Promise<Ground> {
  const project = await createTestProject();
  const seeded = await seedRun(project.id, project.people.owner.id);
  const { id: importId } = await callAs(project.people.owner).imports.create({ project: project.slug });
  const api = callAs(project.people.owner);
  const at = { project: project.slug, checkpoint: seeded.checkpoint };
  await api.endpoints.set({ ...at, url: "http://127.0.0.1:9", model: "m" });
  const { id: testId } = await api.endpoints.test(at);
  const sweep = await launchAs(project.people.owner, project, sweepOf([seeded.checkpoint]));
  return { ...project, seeded, importId, testId, sweep };
}

function userOf(actor: Actor, { people }: Ground): SessionUser | null {
  return actor === "anonymous" ? null : people[actor];
}

interface Procedure {
  path: string;
  type: "query" | "mutation";
  /** Who may pass; undefined where it isn't marked. */
  door: unknown;
}

function listProcedures(router: { _def: { procedures: object } }): Procedure[] {
  return Object.entries(router._def.procedures).map(([path, procedure]: [string, unknown]) => {
    const definition = typeof procedure === "function" && "_def" in procedure && isRecord(procedure._def) ? procedure._def : {};
    const door = isRecord(definition.meta) ? definition.meta.door : undefined;
    return { path, type: definition.type === "query" ? "query" : "mutation", door };
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

describe("every procedure", () => {
  const procedures = listProcedures(appRouter);
  const findUnmarked = (all: readonly Procedure[]) => all.filter(({ door }) => !isDoor(door)).map(({ path }) => path);

  it("carries a mark that says who may pass", () => {
    expect(procedures.length).toBeGreaterThan(35);
    expect(findUnmarked(procedures)).toEqual([]);
  });

  it("without a mark would be found", () => {
    const t = initTRPC.meta<{ door: string }>().create();
    const planted = t.router({ safe: t.procedure.meta({ door: "user" }).query(() => 1), open: t.procedure.query(() => 2) });
    expect(findUnmarked(listProcedures(planted))).toEqual(["open"]);
  });

  it.each(procedures)("$path ($door) lets in whom it should", async (procedure) => {
    const ground = await prepareGround();
    const cells: Partial<Record<Actor, Cell>> = {};
    for (const actor of ACTORS) cells[actor] = await knock(procedure, userOf(actor, ground), ground);
    expect(cells).toEqual(Object.fromEntries(ACTORS.map((actor) => [actor, expectedCell(String(procedure.door), actor)])));
  });
});

/** Calls a procedure with what its door needs and nothing else: whoever passes is told that the rest of the input is missing, or succeeds. */
async function knock({ path, type }: Procedure, user: SessionUser | null, { slug, seeded }: Ground): Promise<Cell> {
  try {
    await callTRPCProcedure({
      router: appRouter,
      path,
      type,
      ctx: { user, requestId: "req_test" },
      getRawInput: async () => ({ project: slug, episode: seeded.episode }),
      signal: undefined,
      batchIndex: 0,
    });
    return "passes";
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    const cells: Partial<Record<TRPCError["code"], Cell>> = {
      UNAUTHORIZED: "unauthenticated",
      FORBIDDEN: "forbidden",
      NOT_FOUND: "not_found",
      BAD_REQUEST: "passes",
    };
    const cell = cells[error.code];
    if (cell === undefined) throw error;
    return cell;
  }
}

describe("what belongs to another project", () => {
  let here: Ground;
  let there: Ground;
  beforeAll(async () => {
    [here, there] = await Promise.all([prepareGround(), prepareGround()]);
  });
  const owner = () => callAs(here.people.owner);

  it.each<[string, () => Promise<unknown>]>([
    ["runs.get", () => owner().runs.get({ project: here.slug, run: there.seeded.run })],
    ["runs.rename", () => owner().runs.rename({ project: here.slug, run: there.seeded.run, name: "mine" })],
    ["runs.remove", () => owner().runs.remove({ project: here.slug, run: there.seeded.run })],
    ["imports.get", () => owner().imports.get({ project: here.slug, id: there.importId })],
    ["imports.check", () => owner().imports.check({ project: here.slug, id: there.importId })],
    ["imports.confirm", () => owner().imports.confirm({ project: here.slug, id: there.importId })],
    ["imports.cancel", () => owner().imports.cancel({ project: here.slug, id: there.importId })],
    ["checkpoints.get", () => owner().checkpoints.get({ project: here.slug, id: there.seeded.checkpoint })],
    [
      "endpoints.set",
      () => owner().endpoints.set({ project: here.slug, checkpoint: there.seeded.checkpoint, url: "http://a", model: "m" }),
    ],
    ["endpoints.test", () => owner().endpoints.test({ project: here.slug, checkpoint: there.seeded.checkpoint })],
    ["endpoints.testResult", () => owner().endpoints.testResult({ project: here.slug, id: there.testId })],
    ["endpoints.remove", () => owner().endpoints.remove({ project: here.slug, checkpoint: there.seeded.checkpoint })],
    ["sweeps.progress", () => owner().sweeps.progress({ project: here.slug, run: there.sweep })],
    ["sweeps.manifest", () => owner().sweeps.manifest({ project: here.slug, run: there.sweep })],
    ["sweeps.problems", () => owner().sweeps.problems({ project: here.slug, run: there.sweep })],
    ["sweeps.attempts", () => owner().sweeps.attempts({ project: here.slug, run: there.sweep })],
    ["sweeps.attempt", () => owner().sweeps.attempt({ project: here.slug, run: there.sweep, planned: "1", delivery: 1 })],
    ["sweeps.stop", () => owner().sweeps.stop({ project: here.slug, run: there.sweep })],
    ["sweeps.resume", () => owner().sweeps.resume({ project: here.slug, run: there.sweep })],
    ["sweeps.retryMissing", () => owner().sweeps.retryMissing({ project: here.slug, run: there.sweep, causes: ["endpoint_error"] })],
    ["sweeps.estimate", () => owner().sweeps.estimate({ project: here.slug, ...sweepOf([there.seeded.checkpoint]) })],
    ["checkpoints.update", () => owner().checkpoints.update({ project: here.slug, id: there.seeded.checkpoint, step: 1 })],
    ["members.changeRole", () => owner().members.changeRole({ project: here.slug, userId: there.people.member.id, role: "owner" })],
    ["members.remove", () => owner().members.remove({ project: here.slug, userId: there.people.member.id })],
    ["members.revokeInvite", () => owner().members.revokeInvite({ project: here.slug, id: "none" })],
    ["reports.passKt", () => owner().reports.passKt({ project: here.slug, run: there.seeded.run })],
    ["reports.compare", () => owner().reports.compare({ project: here.slug, a: here.seeded.entry, b: there.seeded.entry })],
    ["reports.baseline", () => owner().reports.baseline({ project: here.slug, base: here.seeded.entry, others: [there.seeded.entry] })],
    [
      "reports.compareTasks",
      () => owner().reports.compareTasks({ project: here.slug, a: there.seeded.entry, b: here.seeded.entry, k: 1, t: 4 }),
    ],
    ["episodes.get", () => owner().episodes.get({ episode: there.seeded.episode })],
    ["episodes.turns", () => owner().episodes.turns({ episode: there.seeded.episode })],
  ])("can't be reached by its id through %s", async (_, call) => {
    await expect(call()).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is not listed, and no parent", async () => {
    const { run, entry, checkpoint } = there.seeded;
    expect(await owner().episodes.list({ project: here.slug, run })).toMatchObject({ items: [] });
    expect(await owner().episodes.tasks({ project: here.slug, run, entry })).toMatchObject({ items: [] });
    expect(await owner().endpoints.latestTest({ project: here.slug, checkpoint })).toBeNull();
    const change = { project: here.slug, id: here.seeded.checkpoint, parentId: checkpoint };
    await expect(owner().checkpoints.update(change)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

type Method = "GET" | "POST";
interface RouteModule {
  path: string;
  handlers: Partial<Record<Method, Handler>>;
}
type Handler = ((request: NextRequest, context: { params: Promise<Record<string, string>> }) => Promise<Response>) & { door?: unknown };

const METHODS: readonly Method[] = ["GET", "POST"];

async function listRoutes(): Promise<RouteModule[]> {
  const modules = import.meta.glob<Partial<Record<Method, Handler>>>("/app/**/route.ts");
  const loaded = Object.entries(modules).map(async ([path, load]) => ({ path, handlers: await load() }));
  return Promise.all(loaded);
}

describe("every route handler", () => {
  it("exports nothing but GET and POST, each marked with who may pass", async () => {
    const routes = await listRoutes();
    expect(routes.map(({ path }) => path)).toContain("/app/api/imports/[id]/files/route.ts");
    const exported = routes.flatMap(({ path, handlers }) => Object.entries(handlers).map(([name, handler]) => ({ path, name, handler })));
    const doors = exported.filter(({ name }) => name !== "dynamic" && name !== "maxDuration");
    expect(doors.filter(({ name, handler }) => !METHODS.some((method) => method === name) || !isDoor(handler?.door))).toEqual([]);
  });

  it("of a project lets in whom it should", async () => {
    for (const { path, method, handler } of await listProjectRoutes()) {
      const ground = await prepareGround();
      for (const actor of ACTORS) {
        const cell = await knockAtRoute({ path, method, handler }, userOf(actor, ground), ground);
        expect({ path, method, actor, cell }).toEqual({ path, method, actor, cell: expectedCell(String(handler.door), actor) });
      }
    }
  });
});

interface ProjectRoute {
  path: string;
  method: Method;
  handler: Handler;
}

async function listProjectRoutes(): Promise<ProjectRoute[]> {
  const routes = await listRoutes();
  const all = routes.flatMap(({ path, handlers }) => METHODS.flatMap((method) => ({ path, method, handler: handlers[method] })));
  return all.flatMap(({ path, method, handler }) =>
    handler === undefined || handler.door === "public" || handler.door === "procedures" ? [] : [{ path, method, handler }],
  );
}

async function knockAtRoute(
  { path, method, handler }: ProjectRoute,
  user: SessionUser | null,
  { seeded, importId }: Ground,
): Promise<Cell> {
  const known: Record<string, string> = { id: importId, run: seeded.run, episode: `${seeded.episode}.json` };
  const names = [...path.matchAll(/\[(\w+)\]/g)].map(([, name]) => name ?? "");
  const params = Object.fromEntries(names.map((name) => [name, known[name] ?? ""]));
  const address = path.replace(/^\/app|\/route\.ts$/g, "").replace(/\[(\w+)\]/g, (_, name: string) => params[name] ?? "");
  const request = new NextRequest(`http://localhost${address}`, { method, headers: await headersOf(user) });
  const response = await handler(request, { params: Promise.resolve(params) });
  const cells: Record<number, Cell> = { 401: "unauthenticated", 403: "forbidden", 404: "not_found", 200: "passes", 400: "passes" };
  const cell = cells[response.status];
  if (cell === undefined) throw new Error(`${path} answered ${response.status}`);
  return cell;
}

async function headersOf(user: SessionUser | null): Promise<Headers> {
  if (user === null) return new Headers();
  const token = await encode({ token: { sub: user.id, sessionVersion: 1 }, secret: SECRET });
  return new Headers({ cookie: `next-auth.session-token=${token}` });
}

describe("server actions", () => {
  type Action = ((input: unknown) => Promise<{ ok: boolean; error?: { code: string } }>) & { door?: unknown };

  async function listActions(): Promise<{ name: string; action: Action }[]> {
    const modules = import.meta.glob<Record<string, Action>>("/server/actions/**/*.ts");
    const isAction = (path: string) => /^"use server";/.test(readSource(path.slice(1)));
    const loaded = Object.entries(modules).map(async ([path, load]) => (isAction(path) ? Object.entries(await load()) : []));
    return (await Promise.all(loaded)).flat().map(([name, action]) => ({ name, action }));
  }

  it("exist only in server/actions, each export marked with who may pass", async () => {
    const marked = listFiles().filter(
      (path) => /^(app|components|server)\/.*\.tsx?$/.test(path) && /^\s*["']use server["']/m.test(readSource(path)),
    );
    expect(marked.filter((path) => !path.startsWith("server/actions/"))).toEqual([]);
    const actions = await listActions();
    expect(actions.map(({ name }) => name)).toContain("launchSweepAction");
    expect(actions.filter(({ action }) => !isDoor(action.door))).toEqual([]);
  });

  it("let in whom they should", async () => {
    for (const { name, action } of await listActions()) {
      const ground = await prepareGround();
      for (const actor of ACTORS) {
        request.headers = await headersOf(userOf(actor, ground));
        const { ok, error } = await action({ project: ground.slug });
        const cell = ok || error?.code === "invalid_input" ? "passes" : error?.code;
        expect({ name, actor, cell }).toEqual({ name, actor, cell: expectedCell(String(action.door), actor) });
      }
    }
  });
});

it("the project of all this stays unknown to strangers", async () => {
  const { people, slug } = await prepareGround();
  expect(await callAs(people.stranger).projects.list()).toEqual([]);
  await expect(callAs(people.stranger).projects.get({ project: slug })).rejects.toThrow(
    "There is no such project, or it isn't yours to see.",
  );
  await expect(callAs(people.stranger).projects.get({ project: "no-such-project" })).rejects.toThrow(
    "There is no such project, or it isn't yours to see.",
  );
  expect(await database.client.project.count()).toBeGreaterThan(0);
});

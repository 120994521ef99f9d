import { gunzipSync } from "node:zlib";
import { NextRequest } from "next/server";
import { encode } from "next-auth/jwt";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GET as exportEpisode } from "@/app/api/export/episodes/[episode]/route";
import { GET as exportRun } from "@/app/api/export/runs/[run]/episodes.jsonl/route";
import { POST as upload } from "@/app/api/imports/[id]/files/route";
import { GET as trpc } from "@/app/api/trpc/[trpc]/route";
import { stopQueue } from "@/server/queue/queue";
import { parseUploadPath } from "@/server/services/imports/upload-path";
import { useDatabase } from "@/tests/support/database";
import { episodeGrid, linesOf } from "@/tests/support/episode-lines";
import { importFiles } from "@/tests/support/import-files";
import { callAs, createTestProject, type TestProject } from "@/tests/support/people";

const SECRET = "0123456789abcdef0123456789abcdef";
process.env.NEXTAUTH_SECRET = SECRET;
process.env.TURNWISE_UPLOAD_LIMIT_MB = "5";
const database = useDatabase();
let project: TestProject;
let cookie: string;
beforeAll(async () => {
  project = await createTestProject();
  const token = await encode({ token: { sub: project.people.owner.id, sessionVersion: 1 }, secret: SECRET });
  cookie = `next-auth.session-token=${token}`;
});
afterAll(stopQueue);

const api = () => callAs(project.people.owner);
const open = async () => (await api().imports.create({ project: project.slug })).id;

async function send(id: string, query: string, body: Uint8Array | string): Promise<{ status: number; body: unknown }> {
  const init = {
    method: "POST",
    headers: { cookie },
    body: typeof body === "string" ? body : new Blob([new Uint8Array(body)]),
    duplex: "half" as const,
  };
  const response = await upload(new NextRequest(`http://localhost/api/imports/${id}/files?${query}`, init), {
    params: Promise.resolve({ id }),
  });
  return { status: response.status, body: await response.json() };
}

async function storedBytes(importId: string): Promise<Buffer> {
  const chunks = await database.client.importChunk.findMany({ where: { file: { importId } }, orderBy: { seq: "asc" } });
  expect(Math.max(...chunks.map(({ bytes }) => bytes.length))).toBeLessThanOrEqual(1024 * 1024);
  return Buffer.concat(chunks.map(({ bytes }) => bytes));
}

describe("an upload", () => {
  it("arrives byte for byte in pieces of at most 1 MiB, and again replaces it", async () => {
    const id = await open();
    const bytes = Buffer.from(Array.from({ length: 2_500_000 }, (_, index) => index % 251));
    expect(await send(id, "path=a/b.jsonl", bytes)).toEqual({ status: 200, body: { bytes: 2_500_000, complete: true } });
    expect((await storedBytes(id)).equals(bytes)).toBe(true);
    expect(await send(id, "path=a/b.jsonl", "short")).toMatchObject({ body: { bytes: 5 } });
    expect((await storedBytes(id)).toString()).toBe("short");
  });

  it("that broke off goes on where it stopped, and is not read before its end", async () => {
    const id = await open();
    expect(await send(id, "path=a.jsonl&size=10", "01234")).toEqual({ status: 200, body: { bytes: 5, complete: false } });
    await expect(api().imports.check({ project: project.slug, id })).rejects.toThrow("a.jsonl: the upload stopped before its end");
    expect(await send(id, "path=a.jsonl&size=10&offset=3", "34567")).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("5 bytes are there") },
    });
    expect(await send(id, "path=a.jsonl&size=10&offset=5", "56789")).toEqual({ status: 200, body: { bytes: 10, complete: true } });
    expect((await storedBytes(id)).toString()).toBe("0123456789");
    expect(await send(id, "path=b.jsonl&size=2", "123")).toMatchObject({ status: 400 });
  });

  it("over the limit is refused with the setting's name, and thrown away", async () => {
    const id = await open();
    await send(id, "path=a.jsonl", Buffer.alloc(3_000_000, 65));
    expect(await send(id, "path=b.jsonl", Buffer.alloc(3_000_000, 65))).toMatchObject({
      status: 413,
      body: { detail: expect.stringContaining("5 MB (TURNWISE_UPLOAD_LIMIT_MB)") },
    });
    expect((await api().imports.get({ project: project.slug, id })).files).toMatchObject([
      { path: "a.jsonl", bytes: 3_000_000, complete: true },
    ]);
  });

  it("has to have files before it is read", async () => {
    await expect(api().imports.check({ project: project.slug, id: await open() })).rejects.toThrow("No file has arrived yet");
  });

  it.each(["", "/", "../a", "a/../b", "a//b", "./a", `${"x".repeat(1001)}`, "a\0b"])("refuses the path %j", (path) => {
    expect(() => parseUploadPath(path)).toThrow(/relative path/);
  });

  it("takes paths as browsers and Windows give them", () => {
    expect(parseUploadPath("outputs\\F=None\\results.jsonl")).toBe("outputs/F=None/results.jsonl");
    expect(parseUploadPath("/outputs/results.jsonl")).toBe("outputs/results.jsonl");
  });
});

describe("an export", () => {
  it("of a run gives lines that change nothing when they are imported again", async () => {
    const run = await importFiles(project.people.owner, project.slug, {
      "grid.jsonl": linesOf(episodeGrid({ tasks: 60, samples: 4, limits: [2] })),
    });
    const request = new NextRequest("http://localhost/", { headers: { cookie } });
    const response = await exportRun(request, { params: Promise.resolve({ run }) });
    const text = await response.text();
    expect(text.trimEnd().split("\n")).toHaveLength(240);
    const other = await createTestProject();
    const again = await importFiles(other.people.owner, other.slug, { "again.jsonl": text });
    const [before, after] = await Promise.all([
      api().reports.passKt({ project: project.slug, run }),
      callAs(other.people.owner).reports.passKt({ project: other.slug, run: again }),
    ]);
    expect(after.report).toEqual(before.report);
  });

  it("of an episode is the stored line", async () => {
    const row = await database.client.transcript.findFirstOrThrow({ orderBy: { episodeId: "asc" } });
    const request = new NextRequest("http://localhost/", { headers: { cookie } });
    const response = await exportEpisode(request, { params: Promise.resolve({ episode: `${row.episodeId}.json` }) });
    expect(await response.text()).toBe(gunzipSync(row.bytes).toString());
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });
});

describe("the API over HTTP", () => {
  const call = (path: string, headers: Record<string, string>) =>
    trpc(new NextRequest(`http://localhost/api/trpc/${path}`, { headers }), { params: Promise.resolve({ trpc: path }) });

  it("answers 401 without a session", async () => {
    expect((await call("projects.list", {})).status).toBe(401);
    expect((await call("projects.list", { cookie: "next-auth.session-token=forged" })).status).toBe(401);
  });

  it("answers the person whose cookie it is", async () => {
    const response = await call("account.get", { cookie });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(project.people.owner.email);
  });
});

import { afterEach, expect, test, vi } from "vitest";
import { DoctorReport } from "@/core/reports/doctor-report";
import { completeLabChat } from "@/engine/lab/chat-completions";
import { runTurnwise } from "@/tests/support/command-line";
import { ANSWER } from "@/tests/support/fault-endpoint";
import { startLabEndpoint } from "@/tests/support/lab-endpoint";
import { type Handler, type LocalServer, sendJson, startLocalServer } from "@/tests/support/local-server";

const CANARY = "sk-canary-77aa01";
const open: LocalServer[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function serve(started: Promise<LocalServer>): Promise<string> {
  const server = await started;
  open.push(server);
  return server.url;
}

async function examine(...args: string[]) {
  const { code, stdout, stderr } = await runTurnwise("doctor", ...args, "--json");
  expect(stderr).toBe("");
  return { code, report: DoctorReport.parse(JSON.parse(stdout)) };
}

const detailOf = ({ checks }: DoctorReport, name: string) => checks.find((check) => check.name === name)?.detail;

test("of the lab it tells that all is there", async () => {
  const { code, report } = await examine("--endpoint", await serve(startLabEndpoint()), "--model", "careful");
  expect([code, report.ok]).toEqual([0, true]);
  expect(report.checks.map(({ name }) => name)).toEqual(["chat", "models", "seed", "n", "usage"]);
  expect(detailOf(report, "chat")).toMatch(/^answered “.*” after \d.* s; no key was sent$/);
  expect(detailOf(report, "models")).toBe("2 listed, careful among them");
  expect(detailOf(report, "seed")).toBe("equal seeds gave equal answers");
  expect(detailOf(report, "n")).toBe("several answers come in one request");
  expect(detailOf(report, "usage")).toBe("tokens are counted");
});

test("of a plain endpoint it tells what is lacking, and is content: a sweep can do without", async () => {
  let count = 0;
  const plain: Handler = (request, _body, response) => {
    if (request.method === "GET") return sendJson(response, 404, {});
    count += 1;
    const { usage: _, ...answer } = ANSWER;
    sendJson(response, 200, { ...answer, choices: [{ ...ANSWER.choices[0], message: { role: "assistant", content: `ready ${count}` } }] });
  };
  const { code, report } = await examine("--endpoint", await serve(startLocalServer(plain)), "--model", "m");
  expect(code).toBe(0);
  expect(detailOf(report, "models")).toBe("the endpoint lists no models");
  expect(detailOf(report, "seed")).toMatch(/different answers/);
  expect(detailOf(report, "n")).toMatch(/^one answer a request/);
  expect(detailOf(report, "usage")).toMatch(/^no tokens are reported/);
});

test("an unknown model fails the chat, beside the names that there are", async () => {
  const { code, report } = await examine("--endpoint", await serve(startLabEndpoint()), "--model", "carefull");
  expect([code, report.ok]).toEqual([1, false]);
  expect(detailOf(report, "chat")).toMatch(/answered 404 .*; check the address and the model$/);
  expect(detailOf(report, "models")).toBe("2 listed (careful, hasty), carefull not among them");
});

test("a refused key fails the chat without being shown", async () => {
  vi.stubEnv("TURNWISE_API_KEY", CANARY);
  const refuse: Handler = (request, _body, response) => sendJson(response, 401, { error: `no: ${request.headers.authorization}` });
  const { code, report } = await examine("--endpoint", await serve(startLocalServer(refuse)), "--model", "m");
  expect(code).toBe(1);
  expect(detailOf(report, "chat")).toMatch(/answered 401 .*; check the key of TURNWISE_API_KEY$/);
  expect(JSON.stringify(report)).not.toContain(CANARY);
});

test("an endpoint that refuses a seed can't be evaluated, and it says so", async () => {
  const strict: Handler = (_request, body, response) => {
    const json: unknown = JSON.parse(body || "{}");
    if (typeof json === "object" && json !== null && "seed" in json) sendJson(response, 400, { error: "unknown field: seed" });
    else
      sendJson(
        response,
        200,
        completeLabChat({ model: "careful", messages: [{ role: "user", content: "x" }] }, { nowSeconds: 1, entropy: 1 }).body,
      );
  };
  const { code, report } = await examine("--endpoint", await serve(startLocalServer(strict)), "--model", "careful");
  expect(code).toBe(1);
  expect(detailOf(report, "seed")).toMatch(/^a request with a seed failed, and sweeps send one: .*unknown field: seed/);
});

test("an endpoint that is not there fails the chat", async () => {
  const { code, report } = await examine("--endpoint", "http://127.0.0.1:9", "--model", "m");
  expect([code, detailOf(report, "chat")]).toEqual([1, expect.stringMatching(/could not be reached .*; check the address$/)]);
});

const health = (status: number, body: object): Promise<LocalServer> =>
  startLocalServer((request, _body, response) => sendJson(response, request.url === "/sub/api/health" ? status : 418, body));

test.each<[string, number, object, boolean, RegExp]>([
  ["ready", 200, { database: true, queue: true, workers: 2 }, true, / is ready; live workers: 2$/],
  [
    "without its database",
    503,
    { database: false, queue: false, workers: 0 },
    false,
    /answers, but not its database and queue; look at its log$/,
  ],
  ["without a worker", 200, { database: true, queue: true, workers: 0 }, false, /has no live worker; start one with npm run worker$/],
  ["something else", 200, { hello: 1 }, false, /answered 200, but not as Turnwise does; check the address$/],
])("of a server that is %s it tells that", async (_, status, body, ok, detail) => {
  const { code, report } = await examine("--server", `${await serve(health(status, body))}/sub/`);
  expect(report.checks).toEqual([{ name: "server", ok, detail: expect.stringMatching(detail) }]);
  expect(code).toBe(ok ? 0 : 1);
});

test.each([
  ["http://127.0.0.1:9", /could not be reached \(ECONNREFUSED\); check the address, and that the server runs$/],
  ["localhost", /is no address; give one that starts with http/],
  ["localhost:3000", /is no address; give one that starts with http/],
])("a server at %s fails", async (address, detail) => {
  const { code, report } = await examine("--server", address);
  expect([code, detailOf(report, "server")]).toEqual([1, expect.stringMatching(detail)]);
});

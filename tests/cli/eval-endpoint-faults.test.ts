import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { completeLabChat } from "@/engine/lab/chat-completions";
import { runTurnwise, useFiles } from "@/tests/support/command-line";
import { identityOf, readEpisodes, type SweepChanges, sweepArguments, timelessEpisodes } from "@/tests/support/endpoint-sweep";
import { type Fault, faults } from "@/tests/support/fault-endpoint";
import { type LocalServer, sendJson, startLocalServer } from "@/tests/support/local-server";

const CANARY = "sk-canary-2f9d81c6";

const files = useFiles();
const saveTo = (name: string) => join(files.folder, name);
/** What the endpoint does to the request of this number (the greeting is 1) with this body; undefined: the lab answers. */
let choose: (number: number, body: string) => Fault | undefined;
let authorizations: unknown[];
let server: LocalServer;

beforeEach(async () => {
  choose = () => undefined;
  authorizations = [];
  server = await startLocalServer((request, body, response) => {
    const number = authorizations.push(request.headers.authorization);
    const fault = choose(number, body);
    if (fault !== undefined) return fault(response);
    const answer = completeLabChat(JSON.parse(body), { nowSeconds: 1_800_000_000, entropy: 1 });
    sendJson(response, answer.status, answer.body);
  });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

const play = (save: string, changes: SweepChanges = {}) =>
  runTurnwise(...sweepArguments(server.url, save, { concurrency: "4", ...changes }));

test("what passes by itself leaves no trace in the numbers", async () => {
  await play(saveTo("calm.jsonl"));
  const passing = [faults.broken, faults.html, faults.halfJson, faults.empty, faults.hangUp, faults.cutOff, faults.noChoices];
  choose = (number) => (number % 5 === 0 ? passing[(number / 5) % passing.length] : undefined);
  const { code, stderr } = await play(saveTo("stormy.jsonl"));
  expect([code, stderr]).toEqual([0, expect.not.stringContaining("missing")]);
  const outcomes = (name: string) =>
    timelessEpisodes(saveTo(name)).map((episode) => JSON.stringify(episode).replaceAll(/"attempts":\d+/g, ""));
  expect(outcomes("stormy.jsonl")).toEqual(outcomes("calm.jsonl"));
}, 60_000);

test("what stays wrong is missing by its cause, and the same command plays it again", async () => {
  const [save, calm] = [saveTo("missing.jsonl"), saveTo("never-missing.jsonl")];
  await play(calm);
  const [order = ""] = String(readEpisodes(calm)[0]?.prompt?.[1]?.content).split("\n");
  choose = (_, body) => (body.includes(order) ? faults.notFound : undefined);
  const { code, stderr, stdout } = await play(save);
  expect(code).toBe(0);
  const missing = readEpisodes(save).filter(({ outcome }) => outcome.stop_reason === "endpoint_error");
  expect(missing.length).toBeGreaterThan(0);
  expect(stderr).toContain(`missing ${missing.length} (endpoint error ${missing.length}).\nThe same command plays the missing ones again.`);
  expect(stdout).toMatch(new RegExp(`24 +${24 - missing.length} +${missing.length} `));

  choose = () => undefined;
  const again = await play(save);
  expect(again.stderr).toContain(`missing ${missing.length} (endpoint error ${missing.length}) to be played again`);
  expect(timelessEpisodes(save)).toEqual(timelessEpisodes(calm));
  expect(new Set(readEpisodes(save).map(identityOf)).size).toBe(24);
});

test("a refused key stops the sweep with exit code 3 and says whose key it was; it stands nowhere", async () => {
  vi.stubEnv("TURNWISE_API_KEY", CANARY);
  vi.stubEnv("OPENAI_API_KEY", "sk-not-this-one");
  const save = saveTo("refused.jsonl");
  choose = (number) =>
    number <= 30 ? undefined : (response) => sendJson(response, 401, { error: { message: `Incorrect API key provided: ${CANARY}` } });
  const { code, stdout, stderr } = await play(save);
  expect([code, stdout]).toEqual([3, ""]);
  expect(stderr).toMatch(/chat\/completions answered 401 .*Incorrect API key provided: \[key\]/);
  const episodes = readEpisodes(save);
  expect(stderr).toContain(`The key is that of TURNWISE_API_KEY; check that it belongs there. ${episodes.length} episodes are in ${save}.`);
  expect(episodes.length).toBeGreaterThan(0);
  expect(episodes.map(({ outcome }) => outcome.stop_reason)).not.toContain("endpoint_error");
  expect(new Set(authorizations)).toEqual(new Set([`Bearer ${CANARY}`]));

  choose = () => undefined;
  const finished = await play(save);
  expect(finished.code).toBe(0);
  expect(`${stderr}${finished.stdout}${finished.stderr}${readFileSync(save, "utf8")}`).not.toContain(CANARY);
});

test("without its own variable the key is that of OpenAI's, and none where neither is set", async () => {
  vi.stubEnv("TURNWISE_API_KEY", "");
  vi.stubEnv("OPENAI_API_KEY", CANARY);
  expect((await play(saveTo("openai.jsonl"), { tasks: "1" })).stderr).toContain("with the key of OPENAI_API_KEY.");
  expect(authorizations[0]).toBe(`Bearer ${CANARY}`);
  vi.stubEnv("OPENAI_API_KEY", "");
  await play(saveTo("none.jsonl"), { tasks: "1" });
  expect(authorizations.at(-1)).toBeUndefined();
});

test("a key that can't be sent is refused without being shown", async () => {
  vi.stubEnv("TURNWISE_API_KEY", `${CANARY} and more`);
  const { code, stderr } = await play(saveTo("spaces.jsonl"));
  expect([code, authorizations]).toEqual([2, []]);
  expect(stderr).toMatch(/^TURNWISE_API_KEY: a key has no spaces/);
  expect(stderr).not.toContain(CANARY);
});

test.each<[string, Fault | null, RegExp]>([
  ["nobody listens", null, /could not be reached or broke off \(ECONNREFUSED\).*check --endpoint and --model/],
  ["the key is refused", faults.unauthorized, /answered 401 .* No key was sent; set TURNWISE_API_KEY\./],
  ["the model is unknown", faults.notFound, /answered 404 \(.*no such model/],
  ["a web page answers", faults.html, /answered 200 with what is no JSON \(“<!doctype html>/],
])("where at the start %s, the command ends at once with exit code 3 and no file", async (_, fault, message) => {
  const save = saveTo("never.jsonl");
  if (fault === null) await server.close();
  else choose = () => fault;
  const startedMs = performance.now();
  const { code, stdout, stderr } = await play(save);
  if (fault === null) server = await startLocalServer(() => {});
  expect([code, stdout, existsSync(save)]).toEqual([3, "", false]);
  expect(stderr).toMatch(message);
  expect(authorizations.length).toBeLessThanOrEqual(1);
  expect(performance.now() - startedMs).toBeLessThan(5_000);
});

test("an endpoint that is only busy at the start is asked again", async () => {
  choose = (number) => (number === 1 ? (response) => sendJson(response, 503, { error: { message: "loading" } }) : undefined);
  expect((await play(saveTo("busy.jsonl"), { tasks: "1" })).code).toBe(0);
});

test("an endpoint that goes away in mid-sweep ends it with exit code 3, and the same command finishes it", async () => {
  const save = saveTo("gone.jsonl");
  choose = (number) => (number > 20 ? faults.notFound : undefined);
  const { code, stderr } = await play(save);
  expect(code).toBe(3);
  expect(stderr).toMatch(/answered 404 .* \d+ episodes are in .*gone\.jsonl\. The same command goes on from there\.$/m);
  expect(readEpisodes(save).length).toBeLessThan(24);
  choose = () => undefined;
  expect((await play(save)).code).toBe(0);
  expect(new Set(readEpisodes(save).map(({ outcome }) => outcome.stop_reason)).has("endpoint_error")).toBe(false);
  expect(readEpisodes(save)).toHaveLength(24);
});

test("a sweep of which nothing came ends with exit code 3 instead of a report without numbers", async () => {
  choose = (number) => (number > 1 ? faults.notFound : undefined);
  const { code, stdout } = await play(saveTo("nothing.jsonl"), { tasks: "1", samples: "1" });
  expect([code, stdout]).toEqual([3, ""]);
});

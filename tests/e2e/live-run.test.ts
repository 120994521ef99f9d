import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type RunningApp, startApp } from "../support/app";
import { keepPictureOnFailure, useBrowser } from "../support/browser";
import { ANSWER } from "../support/fault-endpoint";
import { type LocalServer, sendJson, startLocalServer } from "../support/local-server";
import { type SignedInClient, signInClient } from "../support/signed-in-client";

const ADA = { email: "ada@lab.example", password: "correct horse battery staple" };
const KEY = "sk-canary-of-the-pages";
const RunRecord = z.object({ children: z.array(z.object({ name: z.string(), pid: z.number() })) });

const browser = useBrowser();
let app: RunningApp;
let endpoint: LocalServer;
let ada: SignedInClient;
let project: string;
let checkpoint: string;

let answerMs = 0;
/** Which requests are answered with 500, by what they ask. */
let isBroken: (body: string) => boolean = () => false;
const arrivedAtMs: number[] = [];

beforeAll(async () => {
  endpoint = await startLocalServer(async (_request, body, response) => {
    arrivedAtMs.push(Date.now());
    await sleep(answerMs);
    if (isBroken(body)) sendJson(response, 500, { error: { message: "CUDA out of memory" } });
    else sendJson(response, 200, ANSWER);
  });
  app = await startApp({
    env: {
      TURNWISE_OWNER_EMAIL: ADA.email,
      TURNWISE_OWNER_PASSWORD: ADA.password,
      TURNWISE_OWNER_NAME: "Ada",
      TURNWISE_ALLOWED_ENDPOINTS: endpoint.host,
    },
  });
  ada = await signInClient(app.url, ADA);
  project = (await ada.createProject("live")).slug;
  const registered = await ada.registerCheckpoint({
    project,
    name: "slow",
    method: "rl",
    endpoint: { url: endpoint.url, model: "m", key: KEY, concurrency: 4 },
  });
  checkpoint = registered.id;
});
afterAll(async () => {
  await app?.stop();
  await endpoint?.close();
});
afterEach(() => {
  answerMs = 0;
  isBroken = () => false;
});

/** Launches by the form and ends on the page of the run. */
async function launch(name: string, { tasks, samples }: { tasks: number; samples: number }) {
  const { page, context, errors } = await browser.openPage();
  await context.addCookies([...ada.cookies]);
  keepPictureOnFailure(page, `live-${name.replace(/\W+/g, "-")}`);
  await page.goto(`${app.url}/p/${project}/runs/new?kind=budget&checkpoint=${checkpoint}`);
  await page.getByRole("button", { name: /^Launch [\d,]+ episodes$/, disabled: false }).waitFor();
  await page.getByLabel("Name of the sweep").fill(name);
  await page.getByLabel("Number of tasks").fill(String(tasks));
  await page.getByLabel("Episodes per task and budget, n").fill(String(samples));
  await page.getByRole("button", { name: `Launch ${tasks * samples * 4} episodes` }).click();
  await page.waitForURL(/\/runs\/run_/);
  await page.getByRole("heading", { level: 1, name }).waitFor();
  return { page, errors };
}

const status = (page: Page) => page.locator("main .pagehead .status").innerText();
const settled = async (page: Page) => Number(/([\d,]+) of/.exec(await page.locator("main").innerText())?.[1]?.replaceAll(",", "") ?? "0");
const become = (page: Page, words: string, timeout = 60_000) => expect.poll(() => status(page), { timeout }).toBe(words);

function pidOf(name: "web" | "worker"): number {
  const { children } = RunRecord.parse(JSON.parse(readFileSync(join(app.dataFolder, "running.json"), "utf8")));
  const child = children.find((each) => each.name === name);
  if (child === undefined) throw new Error(`no ${name} is running`);
  return child.pid;
}

describe("a sweep at a slow endpoint", () => {
  it("moves on its page without a reload, stops within two seconds, and goes on when it is resumed", { timeout: 180_000 }, async () => {
    answerMs = 300;
    const { page, errors } = await launch("Slow", { tasks: 6, samples: 4 });
    await become(page, "running");
    await expect.poll(() => settled(page), { timeout: 30_000 }).toBeGreaterThan(2);
    const before = await settled(page);
    await expect.poll(() => settled(page), { timeout: 30_000 }).toBeGreaterThan(before);
    expect(
      await page
        .getByText(/^Partial:/)
        .locator("xpath=..")
        .innerText(),
    ).toMatch(/of 96 episodes/);
    expect(await page.getByRole("progressbar", { name: "Episodes settled" }).getAttribute("aria-valuenow")).toMatch(/^\d+$/);

    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press(".");
    const stoppedAtMs = Date.now();
    await become(page, "stopped", 20_000);
    await page.getByText("Stopped by Ada.").waitFor();
    await sleep(3_000);
    expect(arrivedAtMs.filter((atMs) => atMs > stoppedAtMs + 2_500)).toEqual([]);

    answerMs = 0;
    await page.getByRole("button", { name: "Resume" }).click();
    await become(page, "finished");
    await page.getByText(/^Partial:/).waitFor({ state: "detached" });
    expect(await page.getByRole("region", { name: "Denominators" }).innerText()).toMatch(/96 asked[\s\S]*96 counted[\s\S]*0 missing/);
    await page.getByRole("link", { name: /^Problems/ }).click();
    await page.getByRole("heading", { name: "Attempts begun again" }).waitFor();
    await page.locator("main details summary").first().click();
    await page.getByText("Action: clear dock").first().waitFor();
    expect(errors).toEqual([]);
  });

  it("is told on the home page and in the list of runs while it goes on, with its buttons", { timeout: 120_000 }, async () => {
    answerMs = 300;
    const { page } = await launch("Told everywhere", { tasks: 6, samples: 4 });
    await page.goto(`${app.url}/`);
    const line = page.locator(".runline", { hasText: "Told everywhere" });
    await line.getByText("running").waitFor();
    await line.getByRole("button", { name: "Stop" }).click();
    await line.getByText("stopped", { exact: true }).waitFor({ timeout: 20_000 });
    await line.getByRole("button", { name: "Resume" }).click();
    await page.goto(`${app.url}/p/${project}/runs`);
    const row = page.getByRole("row", { name: /Told everywhere/ });
    await row.getByRole("progressbar").waitFor();
    answerMs = 0;
    await row.getByText("finished").waitFor({ timeout: 60_000 });
    await row.getByRole("progressbar").waitFor({ state: "detached" });
    await page.goto(`${app.url}/`);
    await page.getByRole("table", { name: "Finished runs" }).getByRole("link", { name: "Told everywhere" }).waitFor();
    expect(await page.locator(".runline").count()).toBe(0);
  });
});

describe("an endpoint that fails for some episodes", () => {
  it("ends the sweep with problems, says which, and retrying them completes it", { timeout: 180_000 }, async () => {
    isBroken = (body) => body.includes("You have 16 turns left");
    const { page, errors } = await launch("Broken for some", { tasks: 2, samples: 2 });
    await become(page, "finished with problems", 120_000);
    await page.getByRole("link", { name: /^Problems/ }).click();
    await page.getByRole("heading", { name: "endpoint_error 4 episodes" }).waitFor();
    await page
      .getByText(/CUDA out of memory/)
      .first()
      .waitFor();

    isBroken = () => false;
    await page.getByRole("button", { name: "Retry these" }).click();
    await become(page, "finished");
    await page.getByText(/^None: all 16 episodes that have ended count\./).waitFor();
    expect(errors).toEqual([]);
  });
});

describe("the manifest of a sweep", () => {
  it("shows what was asked and the command that repeats it, and no key anywhere", async () => {
    const { page } = await launch("Manifest", { tasks: 2, samples: 1 });
    await become(page, "finished");
    await page.getByRole("link", { name: "Manifest", exact: true }).click();
    await page.getByRole("heading", { name: "What was asked" }).waitFor();
    const text = await page.locator("main").innerText();
    expect(text).toContain(`npx turnwise eval budget --endpoint ${endpoint.url} --model m --environment depot --split test --tasks 2`);
    expect(text).toContain("You have 16 turns left, this one included.");
    expect(await page.content()).not.toContain(KEY);
    await page.getByRole("link", { name: "Repeat this run" }).click();
    await page.waitForURL(/kind=budget&from=run_/);
  });
});

describe("a process that is killed in mid-sweep", () => {
  it("of the web server, loses nothing: the page goes on by itself", { timeout: 240_000 }, async () => {
    answerMs = 150;
    const { page } = await launch("Web killed", { tasks: 6, samples: 4 });
    await expect.poll(() => settled(page), { timeout: 30_000 }).toBeGreaterThan(2);
    process.kill(pidOf("web"), "SIGKILL");
    await become(page, "finished", 180_000);
    expect(await page.getByRole("region", { name: "Denominators" }).innerText()).toMatch(/96 asked[\s\S]*96 counted[\s\S]*0 missing/);
  });

  it("of the worker, is told on the page, and another worker plays on", { timeout: 300_000 }, async () => {
    answerMs = 300;
    const { page } = await launch("Worker killed", { tasks: 6, samples: 4 });
    await expect.poll(() => settled(page), { timeout: 30_000 }).toBeGreaterThan(2);
    process.kill(pidOf("worker"), "SIGKILL");
    await page.getByText("A worker was lost").waitFor({ timeout: 60_000 });
    answerMs = 0;
    await become(page, "finished", 180_000);
    expect(await page.getByRole("region", { name: "Denominators" }).innerText()).toMatch(/96 asked[\s\S]*96 counted[\s\S]*0 missing/);
    await page.getByText("A worker was lost").waitFor({ state: "detached" });
  });
});

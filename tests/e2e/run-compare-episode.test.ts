import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CompareReport } from "@/core/reports/compare-report";
import { formatPercent, formatPoints, formatPointsInterval } from "@/core/reports/format-number";
import { PassKtReport } from "@/core/reports/pass-kt-report";
import { type RunningApp, startApp } from "../support/app";
import { keepPictureOnFailure, useBrowser } from "../support/browser";
import { readHeatmap, untilLoaded } from "../support/browser-steps";
import { spawnTurnwise } from "../support/command-line";
import { type SignedInClient, signInClient } from "../support/signed-in-client";

const EXAMPLE = fileURLToPath(new URL("../../examples/two-checkpoints.jsonl", import.meta.url));
const ADA = { email: "ada@lab.example", password: "correct horse battery staple" };

const browser = useBrowser();
let app: RunningApp;
let ada: SignedInClient;
let project: string;
let run: string;

beforeAll(async () => {
  app = await startApp({
    env: { TURNWISE_OWNER_EMAIL: ADA.email, TURNWISE_OWNER_PASSWORD: ADA.password, TURNWISE_OWNER_NAME: "Ada" },
  });
  ada = await signInClient(app.url, ADA);
  project = (await ada.createProject("depot")).slug;
  run = await ada.importFiles(project, { "two-checkpoints.jsonl": readFileSync(EXAMPLE) }, { name: "Two checkpoints" });
});

afterAll(async () => {
  await app?.stop();
});

async function openPage(path: string, options: { width?: number } = {}) {
  const opened = await browser.openPage(options);
  await opened.context.addCookies([...ada.cookies]);
  keepPictureOnFailure(opened.page, path.replace(/\W+/g, "-"));
  await opened.page.goto(`${app.url}${path}`);
  await untilLoaded(opened.page);
  return opened;
}

async function reportOf<T>(schema: { parse(value: unknown): T }, ...args: string[]): Promise<T> {
  const { code, stdout, stderr } = await spawnTurnwise([...args, "--json"]);
  expect(code, stderr).toBe(0);
  return schema.parse(JSON.parse(stdout));
}

/** rl against sft. */
async function pairAddress(): Promise<string> {
  const entries = await ada.entries(project);
  const idOf = (name: string) => entries.find((entry) => entry.checkpoint.name === name)?.id;
  return `/p/${project}/compare?a=${idOf("rl")}&b=${idOf("sft")}`;
}

describe("the page of a run", () => {
  it("shows the numbers of the command line in its grid", async () => {
    const report = await reportOf(PassKtReport, "eval", "budget", EXAMPLE);
    const { page, errors } = await openPage(`/p/${project}/runs/${run}`);
    for (const entry of report.checkpoints) {
      const shown = await readHeatmap(page, `Pass@(K,T) of ${entry.name} in per cent`);
      const expected = Object.fromEntries(
        entry.cells.map((cell) => [`${cell.k},${cell.t}`, cell.value === 1 ? "100" : formatPercent(cell.value)]),
      );
      expect(shown).toEqual(expected);
    }
    expect(errors).toEqual([]);
  });

  it("tells what was asked and what became of it, each cause leading to its episodes", async () => {
    const { page } = await openPage(`/p/${project}/runs/${run}`);
    const denominators = page.getByRole("region", { name: "Denominators" });
    expect(await denominators.innerText()).toMatch(/384 asked[\s\S]*381 counted[\s\S]*3 missing: endpoint_error 3/);
    await denominators.getByRole("link", { name: "endpoint_error 3" }).click();
    await page.waitForURL(/\/episodes\?stop=endpoint_error$/);
    await expect.poll(() => page.getByRole("table", { name: "Episodes" }).locator("tbody tr").count(), { timeout: 15_000 }).toBe(3);
  });

  it("leads from a cell to its episodes and from there to an episode, with the way back", async () => {
    const { page } = await openPage(`/p/${project}/runs/${run}`);
    const cell = page.getByRole("table", { name: "Pass@(K,T) of rl in per cent" }).getByRole("button", { name: /^K 1, T 8:/ });
    await cell.click();
    await page.waitForURL(/cell=ent_[^:]+:1:8/);
    const drawer = page.getByRole("dialog");
    expect(await drawer.innerText()).toContain("75.0");
    await expect.poll(() => drawer.locator("tbody tr").count(), { timeout: 15_000 }).toBe(48);
    await drawer.getByRole("button", { name: "Solved" }).click();
    await expect.poll(() => drawer.locator("tbody tr").count(), { timeout: 15_000 }).toBeLessThan(48);
    await drawer.locator("tbody a").first().click();
    await page.waitForURL(/\/t\/\d+\?in=/);
    await page.getByRole("link", { name: "the cells at T = 8" }).click();
    await page.waitForURL(/cell=ent_[^:]+:1:8/);
    expect(await page.getByRole("dialog").innerText()).toContain("K = 1, T = 8");
  });

  it("moves in the grid by arrows, opens by Enter, and gives the focus back on Esc", async () => {
    const { page } = await openPage(`/p/${project}/runs/${run}`);
    await page
      .getByRole("table", { name: "Pass@(K,T) of rl in per cent" })
      .getByRole("button", { name: /^K 1, T 2:/ })
      .focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowUp");
    const label = await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
    expect(label).toMatch(/^K 2, T 4:/);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "")).toBe(label);
    expect(page.url()).not.toContain("cell=");
  });

  it("weights the budgets as a deployment does, and gives the numbers of the command line as a file", async () => {
    const report = await reportOf(PassKtReport, "eval", "budget", EXAMPLE, "--deploy", "2:1,4:2");
    const { page } = await openPage(`/p/${project}/runs/${run}`);
    const weights = page.getByRole("textbox", { name: "Your deployment" });
    const apply = weights.locator("xpath=ancestor::form").getByRole("button", { name: "Apply" });
    await weights.fill("2:1, four");
    await apply.click();
    await page.getByText("Pairs of a budget T and its weight above 0").waitFor();
    await weights.fill("2:1, 4:2");
    await apply.click();
    await page.waitForURL(/deploy=2:1,4:2/);
    const row = page.getByRole("row", { name: /^At the stated deployment/ });
    for (const { deployment } of report.checkpoints)
      await row.getByText(formatPercent(deployment?.value), { exact: false }).first().waitFor();
    await page.getByRole("button", { name: "Download: Pass@1 over the budgets" }).click();
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name: /^JSON/ }).click()]);
    const saved = JSON.parse(readFileSync(await download.path(), "utf8"));
    const [rl] = report.checkpoints;
    expect(saved.rows[1]).toMatchObject({ Measure: "At the stated deployment", [rl?.name ?? ""]: rl?.deployment?.value });
  });

  it("gives the same view again at the same address", async () => {
    const { page } = await openPage(`/p/${project}/runs/${run}`);
    await page.getByRole("link", { name: "as failures" }).click();
    await page.waitForURL(/errors=fail/);
    await page.getByRole("navigation", { name: "Curves of" }).getByRole("link", { name: "Pass@2" }).click();
    await page.waitForURL(/errors=fail&pass=2/);
    await page.getByText("Pass@2 in per cent").first().waitFor();
    const before = await page.locator("main").innerText();
    await page.reload();
    await expect.poll(() => page.locator("main").innerText()).toBe(before);
    expect(before).toContain("count as failures");
  });

  it("keeps every episode of a task in the matrix of tasks", async () => {
    const { page } = await openPage(`/p/${project}/runs/${run}/tasks`);
    const rows = page.getByRole("region", { name: "Tasks and their episodes" }).locator("tbody tr");
    await expect.poll(() => rows.count(), { timeout: 15_000 }).toBe(12);
    await expect.poll(() => rows.first().locator("td a").count(), { timeout: 15_000 }).toBe(16);
  });

  it("is renamed, and removed after one question, with its episodes", async () => {
    const other = (await ada.createProject("short-lived")).slug;
    const id = await ada.importFiles(other, { "two-checkpoints.jsonl": readFileSync(EXAMPLE) });
    const { page } = await openPage(`/p/${other}/runs/${id}/manifest`);
    await page.getByRole("button", { name: "Rename" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Two made-up checkpoints");
    await page.getByRole("button", { name: "Save the name" }).click();
    await page.getByRole("heading", { level: 1, name: "Two made-up checkpoints" }).waitFor();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    expect(await page.getByRole("dialog").innerText()).toContain("384 episodes");
    await page.getByRole("button", { name: "Remove the run" }).click();
    await page.waitForURL(/\/runs$/);
    await expect.poll(async () => (await ada.entries(other)).length).toBe(0);
  });

  it("is not found for a run that does not exist", async () => {
    const { page } = await openPage(`/p/${project}/runs/run_nothing`);
    await page.getByRole("heading", { name: "Nothing is at this address" }).waitFor();
  });
});

describe("the page of an episode", () => {
  async function openEpisode(options: { width?: number } = {}) {
    const opened = await openPage(`/p/${project}/runs/${run}/episodes?t=16&outcome=success`, options);
    // One with turns to step through, and of a sample that has a next one.
    const row = opened.page
      .getByRole("table", { name: "Episodes" })
      .locator("tbody tr")
      .filter({ has: opened.page.getByRole("cell", { name: /^[3-9] \/ 16$/ }) });
    await row.first().getByRole("link").click();
    await opened.page.waitForURL(/\/t\/\d+\?in=/);
    await opened.page.getByRole("heading", { name: "Turn 1", exact: true }).waitFor();
    return opened;
  }

  it("steps through turns by j and k, keeps the turn in the address, and is dead in a field", async () => {
    const { page, errors } = await openEpisode();
    await page.keyboard.press("j");
    await page.waitForURL(/turn=1$/);
    await page.keyboard.press("j");
    await page.waitForURL(/turn=2$/);
    await page.keyboard.press("k");
    await page.waitForURL(/turn=1$/);
    const current = page.getByRole("navigation", { name: "Turns" }).locator('[aria-current="step"]');
    expect(await current.innerText()).toMatch(/^1/);
    await page.evaluate(() => document.querySelector("main")?.append(document.createElement("input")));
    await page.locator("main > input").focus();
    await page.keyboard.press("j");
    expect(page.url()).toMatch(/turn=1$/);
    expect(errors).toEqual([]);
  });

  it("goes to the next episode of its list by ] and back by [, and shows the stored JSON by r", async () => {
    const { page } = await openEpisode();
    const place = page.getByText(/^[\d,]+ of [\d,]+$/).first();
    const firstPlace = await place.innerText();
    await page.keyboard.press("]");
    await expect.poll(() => place.innerText()).not.toBe(firstPlace);
    await page.keyboard.press("[");
    await expect.poll(() => place.innerText()).toBe(firstPlace);
    await page.keyboard.press("r");
    await page.waitForURL(/raw=true/);
    expect(await page.locator("article pre").first().innerText()).toContain('"index": 1');
  });

  it("tells what the model was told, in the ribbon and in the transcript", async () => {
    const { page } = await openEpisode();
    expect(await page.locator(".ribbon").innerText()).toContain("turns left, as told to the model");
    await page.getByText("You have 16 turns left").first().waitFor();
  });

  it("switches single-letter keys off and remembers it", async () => {
    const { page } = await openEpisode();
    await page.getByRole("button", { name: "Single-letter keys: on" }).click();
    await page.keyboard.press("j");
    expect(page.url()).not.toContain("turn=");
    await page.reload();
    await page.getByRole("button", { name: "Single-letter keys: off" }).waitFor();
  });

  it("is turned turn by turn at the thumb on a phone, without scrolling sideways", async () => {
    const { page } = await openEpisode({ width: 390 });
    await page.getByRole("button", { name: "Next turn" }).click();
    await page.waitForURL(/turn=1$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

describe("the page of a comparison", () => {
  it("shows the finding and the numbers of the command line", async () => {
    const report = await reportOf(CompareReport, "compare", EXAMPLE, EXAMPLE, "--a", "rl", "--b", "sft");
    const { page, errors } = await openPage(await pairAddress());
    const main = await page.locator("main").innerText();
    expect(main).toContain(report.finding);
    const rows = page.locator("#numbers tbody tr");
    await expect.poll(() => rows.count(), { timeout: 15_000 }).toBe(report.cells.length);
    const texts = await rows.allInnerTexts();
    report.cells.forEach((cell, place) => {
      for (const text of [formatPoints(cell.delta), formatPointsInterval(cell.band_low, cell.band_high)])
        expect(texts[place]).toContain(text);
    });
    expect(errors).toEqual([]);
  });

  it("holds its whole view in the address: swapping turns every sign, going back turns it back", async () => {
    const address = await pairAddress();
    const { page } = await openPage(`${address}&at=4`);
    const firstRow = page.locator("#numbers tbody tr").first();
    const before = await firstRow.innerText();
    await page.getByRole("button", { name: /^Swap/ }).click();
    await page.waitForURL(/at=4/);
    await page.getByRole("heading", { level: 1, name: /^sft.*against.*rl/ }).waitFor();
    expect(await firstRow.innerText()).not.toBe(before);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: /^rl.*against.*sft/ }).waitFor();
    await expect.poll(() => firstRow.innerText()).toBe(before);
    await page.getByRole("heading", { name: "Tasks at T = 4" }).waitFor();
  });

  it("leads from a task that flips to the episodes of one side", async () => {
    const { page } = await openPage(await pairAddress());
    await page
      .getByRole("link", { name: /^\d \/ \d episodes of .* solved by rl$/ })
      .first()
      .click();
    await page.waitForURL(/\/episodes\?entry=ent_[^&]+&task=[^&]+&t=16$/);
    await expect.poll(() => page.getByRole("table", { name: "Episodes" }).locator("tbody tr").count(), { timeout: 15_000 }).toBe(4);
  });

  it("begins with pickers and pairs while nothing is chosen", async () => {
    const { page } = await openPage(`/p/${project}/compare`);
    await page.getByRole("link", { name: /rl.*against.*sft/ }).click();
    await page.waitForURL(/a=ent_[^&]+&b=ent_/);
    await page.getByText("Matched.").waitFor();
  });

  it("does not plot two suites on one axis until a person says so", async () => {
    const other = (await ada.createProject("two suites")).slug;
    const moved = readFileSync(EXAMPLE, "utf8")
      .replaceAll('"name":"rl"', '"name":"rl-shop"')
      .replaceAll('"name":"depot-example"', '"name":"shop"');
    await ada.importFiles(other, { "depot.jsonl": readFileSync(EXAMPLE) });
    await ada.importFiles(other, { "shop.jsonl": moved });
    const entries = await ada.entries(other);
    const idOf = (checkpoint: string) => entries.find((entry) => entry.checkpoint.name === checkpoint)?.id;
    const { page } = await openPage(`/p/${other}/compare?a=${idOf("rl")}&b=${idOf("rl-shop")}`);
    await page.getByText("Unmatched: not plotted on one axis.").waitFor();
    expect(await page.locator("main").innerText()).toContain("suite.name");
    expect(await page.locator("figure").count()).toBe(0);
    await page.getByRole("link", { name: "Plot all the same, labelled" }).click();
    await page.waitForURL(/plot=true/);
    await page.locator("#difference").waitFor();
    await page.getByRole("combobox", { name: "A", exact: true }).selectOption({ label: "rl-shop" });
    await page.getByText("Matched.").waitFor();
  });

  it("takes a third checkpoint against the same baseline, and leads back to each pair", async () => {
    const other = (await ada.createProject("three checkpoints")).slug;
    await ada.importFiles(other, { "depot.jsonl": readFileSync(EXAMPLE) });
    const twin = readFileSync(EXAMPLE, "utf8").replaceAll('"name":"rl"', '"name":"rl-twin"').split("\n");
    await ada.importFiles(other, { "twin.jsonl": twin.filter((line) => line.includes("rl-twin")).join("\n") });
    const entries = await ada.entries(other);
    const idOf = (checkpoint: string) => entries.find((entry) => entry.checkpoint.name === checkpoint)?.id;
    const { page } = await openPage(`/p/${other}/compare?a=${idOf("rl")}&b=${idOf("sft")}`);
    await page.getByRole("combobox", { name: "Add a checkpoint" }).selectOption({ label: "rl-twin" });
    await page.waitForURL(/base=ent_[^&]+&others=ent_[^&]+,ent_/);
    await page.locator("#differences").waitFor();
    await page.getByRole("rowheader").getByRole("link", { name: "rl-twin" }).click();
    await page.getByRole("heading", { level: 1, name: /^rl-twin.*against.*sft/ }).waitFor();
  });

  it("says in one sentence what can't be compared, with a way on", async () => {
    const other = (await ada.createProject("two modes")).slug;
    const single = readFileSync(EXAMPLE, "utf8")
      .split("\n")
      .filter((line) => line.includes('"limit":16'))
      .join("\n");
    await ada.importFiles(other, { "depot.jsonl": readFileSync(EXAMPLE) });
    await ada.importFiles(other, {
      "single.jsonl": single.replaceAll('"name":"sft"', '"name":"sft-long"').replaceAll('"name":"rl"', '"name":"rl-long"'),
    });
    const entries = await ada.entries(other);
    const idOf = (checkpoint: string) => entries.find((entry) => entry.checkpoint.name === checkpoint)?.id;
    const { page } = await openPage(`/p/${other}/compare?a=${idOf("rl")}&b=${idOf("sft-long")}`);
    const alert = page.getByRole("alert").filter({ hasText: "Not compared." });
    expect(await alert.innerText()).toMatch(/rerun[\s\S]*truncate|truncate[\s\S]*rerun/);
    await page.getByRole("link", { name: "Compare both as truncate" }).click();
    await page.waitForURL(/mode=truncate/);
    await page.locator("#difference").waitFor();
  });
});

describe("for everybody", () => {
  it.each(["light", "dark"] as const)(
    "breaks no rule of WCAG 2.2 AA that axe knows, in %s",
    async (colorScheme) => {
      const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
      const [entry] = await ada.entries(project);
      const { page, context } = await browser.openPage({ colorScheme });
      await context.addCookies([...ada.cookies]);
      const grid = `/p/${project}/runs/${run}`;
      const comparison = await pairAddress();
      const pages = [
        grid,
        comparison,
        `${grid}?cell=${entry?.id}:1:8`,
        `${grid}/tasks`,
        `${grid}/episodes`,
        `${grid}/problems`,
        `${grid}/manifest`,
      ];
      // The other theme changes colours alone: the pages with all of them are enough.
      for (const path of colorScheme === "light" ? pages : pages.slice(0, 2)) {
        expect([path, await violationsAt(page, `${app.url}${path}`, axe)]).toEqual([path, []]);
      }
      await page.goto(`${app.url}${grid}/episodes`);
      await page.getByRole("table", { name: "Episodes" }).locator("tbody a").first().click();
      await page.waitForURL(/\/t\/\d+\?in=all$/);
      expect(await violationsAt(page, `${page.url()}&turn=1`, axe)).toEqual([]);
    },
    240_000,
  );
});

/** The rules that a page breaks and where, by axe. */
async function violationsAt(page: Page, url: string, axe: string): Promise<string[]> {
  await page.goto(url);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    const { violations } = await window.axe.run(document, { runOnly: tags });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`));
  });
}

declare global {
  interface Window {
    axe: typeof import("axe-core");
  }
}

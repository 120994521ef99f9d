import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { CompareReport } from "@/core/reports/compare-report";
import { formatPercent } from "@/core/reports/format-number";
import { PassKtReport } from "@/core/reports/pass-kt-report";
import { type RunningApp, startApp } from "../support/app";
import { keepPictureOnFailure, useBrowser } from "../support/browser";
import { joinAsViewer, makeProject, OWNER, readHeatmap, setUpOwner, signIn, untilLoaded } from "../support/browser-steps";

const Runs = z.object({ items: z.array(z.object({ id: z.string(), name: z.string(), status: z.string() })) });
const Answer = z.object({ result: z.object({ data: z.object({ json: z.unknown() }) }) });

describe("from an empty database to a finding", () => {
  const browser = useBrowser();
  let app: RunningApp;
  let page: Page;
  let errors: string[];
  let project: string;
  let run: string;

  beforeAll(async () => {
    app = await startApp();
    ({ page, errors } = await browser.openPage());
  });
  afterAll(() => app.stop());

  /** What the API answers the person who sits at the page. */
  async function ask(path: string, input: object): Promise<unknown> {
    const query = encodeURIComponent(JSON.stringify({ json: { project, ...input } }));
    const response = await page.request.get(`${app.url}/api/trpc/${path}?input=${query}`);
    return Answer.parse(await response.json()).result.data.json;
  }

  async function openForm(): Promise<void> {
    await page.goto(`${app.url}/p/${project}/runs/new?kind=budget`);
    await launchButton().waitFor();
  }

  const launchButton = () => page.getByRole("button", { name: /^Launch [\d,]+ episodes?$/, disabled: false });
  const listRuns = async () => Runs.parse(await ask("runs.list", {})).items;

  it("sets the owner up by the one-time link, who signs in, makes a project and adds the built-in policies", async () => {
    keepPictureOnFailure(page, "sweep-start");
    await setUpOwner(page, app);
    await page.context().clearCookies();
    await page.goto(`${app.url}/login`);
    await signIn(page, OWNER);
    await page.waitForURL((url) => url.pathname === "/");
    project = await makeProject(page, app, "Depot budgets");
    await page.goto(`${app.url}/p/${project}/checkpoints`);
    for (const name of ["careful", "hasty"]) {
      await page.getByRole("button", { name: `Add ${name}` }).click();
      await page.getByRole("button", { name: `Add ${name}` }).waitFor({ state: "detached" });
    }
    await page.goto(`${app.url}/p/${project}/runs`);
    await page.getByRole("link", { name: "New sweep" }).first().click();
    await launchButton().waitFor();
  });

  it("says what needs a look and what the sweep amounts to, while the form is filled in", async () => {
    keepPictureOnFailure(page, "sweep-form");
    await page.getByLabel("Give up on a request after").fill("0 s");
    await page.getByRole("link", { name: "request time-out" }).waitFor();
    expect(await page.getByRole("button", { name: "Launch 1,920 episodes" }).isDisabled()).toBe(true);
    await page.getByLabel("Give up on a request after").fill("30");
    await page.getByLabel("Number of tasks").fill("6");
    await page.getByRole("checkbox", { name: "16", exact: true }).uncheck();
    await page.getByLabel("Episodes per task and budget, n", { exact: true }).fill("2");
    expect(await page.getByLabel("Name of the sweep").inputValue()).toBe("depot, careful and hasty, T 2, 4, 8");
    const estimate = await page.getByRole("complementary", { name: "Before you launch" }).innerText();
    expect(estimate).toMatch(/2 × 6 × 3 × 2[\s\S]*72[\s\S]*2 × 6 × 2 × \(2\+4\+8\)[\s\S]*336/);
    await page.getByText("You have 8 turns left, this one included.").waitFor();
    await page.getByRole("button", { name: "See all 8" }).click();
    const told = page.getByRole("dialog", { name: "What the model is told" }).getByRole("listitem");
    await expect.poll(() => told.count()).toBe(8);
    expect(await told.last().innerText()).toContain("1 turn left");
    await page.keyboard.press("Escape");
  });

  it("makes one run of a double click", async () => {
    keepPictureOnFailure(page, "sweep-launch");
    await launchButton().dblclick();
    await page.waitForURL(/\/runs\/run_/);
    run = /run_[a-z0-9]+/i.exec(page.url())?.[0] ?? "";
    expect((await listRuns()).map(({ id }) => id)).toEqual([run]);
  });

  it("shows the run finish without a reload, with the numbers of the API", async () => {
    keepPictureOnFailure(page, "sweep-run");
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.locator(".pagehead").getByText("finished", { exact: true }).waitFor({ timeout: 75_000 });
    const { report } = z.object({ report: PassKtReport }).parse(await ask("reports.passKt", { run }));
    expect(report.checkpoints.map(({ name, episodes }) => [name, episodes])).toEqual([
      ["careful", 36],
      ["hasty", 36],
    ]);
    for (const entry of report.checkpoints) {
      const shownText = (value: number | null) => (value === 1 ? "100" : formatPercent(value));
      const expected = Object.fromEntries(entry.cells.map((cell) => [`${cell.k},${cell.t}`, shownText(cell.value)]));
      await expect
        .poll(() => readHeatmap(page, `Pass@(K,T) of ${entry.name} in per cent`), { timeout: 20_000, interval: 500 })
        .toEqual(expected);
    }
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  });

  it("compares the two with a finding, the API's own", async () => {
    keepPictureOnFailure(page, "sweep-compare");
    await page.locator(".pagehead").getByRole("link", { name: "Compare" }).click();
    await page.waitForURL(/\/compare\?a=ent_/);
    await untilLoaded(page);
    const { searchParams } = new URL(page.url());
    const answer = await ask("reports.compare", { a: searchParams.get("a"), b: searchParams.get("b") });
    const { report } = z.object({ report: CompareReport }).parse(answer);
    expect([report.a, report.b].sort()).toEqual(["careful", "hasty"]);
    expect(report.finding).not.toBe("");
    await expect.poll(() => page.locator(".lede").innerText()).toBe(report.finding);
  });

  it("makes one run where the answer was lost on the way, and repeats a run with its settings", async () => {
    keepPictureOnFailure(page, "sweep-lost-answer");
    await page.goto(`${app.url}/p/${project}/runs/new?kind=budget&from=${run}`);
    await launchButton().waitFor();
    expect(await page.getByLabel("Number of tasks").inputValue()).toBe("6");
    expect(await page.getByRole("checkbox", { name: "16", exact: true }).isChecked()).toBe(false);
    await page.getByLabel("Number of tasks").fill("2");
    let sent = 0;
    await page.route("**/runs/new?*", async (route) => {
      if (route.request().method() !== "POST" || sent++ > 0) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await launchButton().click();
    await page.getByText("Checking whether it has the sweep").waitFor();
    await page.waitForURL(/\/runs\/run_/);
    await page.unroute("**/runs/new?*");
    expect(sent).toBe(2);
    const runs = await listRuns();
    expect(runs).toHaveLength(2);
    expect(page.url()).toContain(runs[0]?.id ?? "no run");
  });

  it("keeps what was typed over a reload of the page, until the person starts over", async () => {
    keepPictureOnFailure(page, "sweep-kept");
    await openForm();
    await page.getByLabel("Number of tasks").fill("17");
    await page.reload();
    await page.getByText("As you left it.").waitFor();
    expect(await page.getByLabel("Number of tasks").inputValue()).toBe("17");
    await page.getByRole("button", { name: "Start over" }).click();
    expect(await page.getByLabel("Number of tasks").inputValue()).toBe("60");
    expect(errors).toEqual([]);
  });

  it("offers no form to a viewer", async () => {
    const { page: viewer } = await browser.openPage();
    keepPictureOnFailure(viewer, "sweep-viewer");
    await joinAsViewer(viewer, page, { app, project });
    expect(await viewer.getByRole("link", { name: "New sweep" }).count()).toBe(0);
    await viewer.goto(`${app.url}/p/${project}/runs/new?kind=budget`);
    await viewer.getByText("You are viewer here.").waitFor();
    expect(await viewer.locator("main form").count()).toBe(0);
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatPercent } from "@/core/reports/format-number";
import { PassKtReport } from "@/core/reports/pass-kt-report";
import { useBrowser } from "../support/browser";
import { readHeatmap } from "../support/browser-steps";
import { EXAMPLE, reportOf, useExampleRun } from "../support/example-run";

const browser = useBrowser();
const site = useExampleRun(browser);

describe("the page of a run", () => {
  it("shows the numbers of the command line in its grid", async () => {
    const report = await reportOf(PassKtReport, "eval", "budget", EXAMPLE);
    const { page, errors } = await site.openPage(`/p/${site.project}/runs/${site.run}`);
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
    const { page } = await site.openPage(`/p/${site.project}/runs/${site.run}`);
    const denominators = page.getByRole("region", { name: "Denominators" });
    expect(await denominators.innerText()).toMatch(/384 asked[\s\S]*381 counted[\s\S]*3 missing: endpoint_error 3/);
    await denominators.getByRole("link", { name: "endpoint_error 3" }).click();
    await page.waitForURL(/\/episodes\?stop=endpoint_error$/);
    await expect.poll(() => page.getByRole("table", { name: "Episodes" }).locator("tbody tr").count(), { timeout: 15_000 }).toBe(3);
  });

  it("leads from a cell to its episodes and from there to an episode, with the way back", async () => {
    const { page } = await site.openPage(`/p/${site.project}/runs/${site.run}`);
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
    const { page } = await site.openPage(`/p/${site.project}/runs/${site.run}`);
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
    const { page } = await site.openPage(`/p/${site.project}/runs/${site.run}`);
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
    const { page } = await site.openPage(`/p/${site.project}/runs/${site.run}`);
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
    const { page } = await site.openPage(`/p/${site.project}/runs/${site.run}/tasks`);
    const rows = page.getByRole("region", { name: "Tasks and their episodes" }).locator("tbody tr");
    await expect.poll(() => rows.count(), { timeout: 15_000 }).toBe(12);
    await expect.poll(() => rows.first().locator("td a").count(), { timeout: 15_000 }).toBe(16);
  });

  it("is renamed, and removed after one question, with its episodes", async () => {
    const other = (await site.ada.createProject("short-lived")).slug;
    const id = await site.ada.importFiles(other, { "two-checkpoints.jsonl": readFileSync(EXAMPLE) });
    const { page } = await site.openPage(`/p/${other}/runs/${id}/manifest`);
    await page.getByRole("button", { name: "Rename" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Two made-up checkpoints");
    await page.getByRole("button", { name: "Save the name" }).click();
    await page.getByRole("heading", { level: 1, name: "Two made-up checkpoints" }).waitFor();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    expect(await page.getByRole("dialog").innerText()).toContain("384 episodes");
    await page.getByRole("button", { name: "Remove the run" }).click();
    await page.waitForURL(/\/runs$/);
    await expect.poll(async () => (await site.ada.entries(other)).length).toBe(0);
  });

  it("is not found for a run that does not exist", async () => {
    const { page } = await site.openPage(`/p/${site.project}/runs/run_nothing`);
    await page.getByRole("heading", { name: "Nothing is at this address" }).waitFor();
  });
});

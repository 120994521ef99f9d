import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { CompareReport } from "@/core/reports/compare-report";
import { formatPercent, formatPoints } from "@/core/reports/format-number";
import { PassKtReport } from "@/core/reports/pass-kt-report";
import { useBrowser } from "../support/browser";
import { spawnTurnwise, useFiles } from "../support/command-line";
import { projectRoot } from "../support/sources";

const example = join(projectRoot, "examples/two-checkpoints.jsonl");
const commands = {
  "eval budget": [["eval", "budget", example, "--json"], PassKtReport],
  compare: [["compare", example, example, "--a", "rl", "--b", "sft", "--json"], CompareReport],
} as const;

describe("a report folder, opened from disk with JavaScript off", () => {
  const browser = useBrowser();
  const files = useFiles();

  async function openReport(command: keyof typeof commands, width: number) {
    const folder = join(files.folder, command.replace(" ", "-"));
    const [args] = commands[command];
    const { code, stdout } = await spawnTurnwise([...args, "--output", folder]);
    expect(code).toBe(0);
    const opened = await browser.openPage({ width, colorScheme: "dark", javaScriptEnabled: false });
    await opened.context.setOffline(true);
    await opened.page.goto(pathToFileURL(join(folder, "index.html")).href);
    return { ...opened, folder, json: JSON.parse(stdout) as unknown };
  }

  it.each([1440, 390])("shows every number of the grid at %i px, in the light, without scrolling sideways", async (width) => {
    const { page, json } = await openReport("eval budget", width);
    const report = PassKtReport.parse(json);
    const text = await page.locator("body").innerText();
    for (const { cells } of report.checkpoints) {
      for (const { value } of cells) if (value !== null) expect(text).toContain(formatPercent(value).replace(/^100\.0$/, "100"));
    }
    expect(await page.locator("svg").count()).toBeGreaterThan(0);
    expect(await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor)).toBe("rgb(255, 255, 255)");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it("tells the finding and every difference, and leads to its tables as files", async () => {
    const { page, json, folder } = await openReport("compare", 1440);
    const report = CompareReport.parse(json);
    const text = await page.locator("body").innerText();
    expect(text).toContain(report.finding);
    for (const { delta } of report.cells) if (delta !== null) expect(text).toContain(formatPoints(delta));
    expect(text).toContain("p Holm");
    const targets = await page.locator("a[href^='tables/']").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(targets.some((target) => target.endsWith(".tex"))).toBe(true);
    for (const target of targets) expect(readFileSync(join(folder, target), "utf8").length).toBeGreaterThan(20);
  });
});

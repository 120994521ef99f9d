import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CompareReport } from "@/core/reports/compare-report";
import { formatPoints, formatPointsInterval } from "@/core/reports/format-number";
import { useBrowser } from "../support/browser";
import { EXAMPLE, pairAddress, reportOf, useExampleRun } from "../support/example-run";

const browser = useBrowser();
const site = useExampleRun(browser);

describe("the page of a comparison", () => {
  it("shows the finding and the numbers of the command line", async () => {
    const report = await reportOf(CompareReport, "compare", EXAMPLE, EXAMPLE, "--a", "rl", "--b", "sft");
    const { page, errors } = await site.openPage(await pairAddress(site));
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
    const address = await pairAddress(site);
    const { page } = await site.openPage(`${address}&at=4`);
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
    const { page } = await site.openPage(await pairAddress(site));
    await page
      .getByRole("link", { name: /^\d \/ \d episodes of .* solved by rl$/ })
      .first()
      .click();
    await page.waitForURL(/\/episodes\?entry=ent_[^&]+&task=[^&]+&t=16$/);
    await expect.poll(() => page.getByRole("table", { name: "Episodes" }).locator("tbody tr").count(), { timeout: 15_000 }).toBe(4);
  });

  it("begins with pickers and pairs while nothing is chosen", async () => {
    const { page } = await site.openPage(`/p/${site.project}/compare`);
    await page.getByRole("link", { name: /rl.*against.*sft/ }).click();
    await page.waitForURL(/a=ent_[^&]+&b=ent_/);
    await page.getByText("Matched.").waitFor();
  });

  it("does not plot two suites on one axis until a person says so", async () => {
    const other = (await site.ada.createProject("two suites")).slug;
    const moved = readFileSync(EXAMPLE, "utf8")
      .replaceAll('"name":"rl"', '"name":"rl-shop"')
      .replaceAll('"name":"depot-example"', '"name":"shop"');
    await site.ada.importFiles(other, { "depot.jsonl": readFileSync(EXAMPLE) });
    await site.ada.importFiles(other, { "shop.jsonl": moved });
    const entries = await site.ada.entries(other);
    const idOf = (checkpoint: string) => entries.find((entry) => entry.checkpoint.name === checkpoint)?.id;
    const { page } = await site.openPage(`/p/${other}/compare?a=${idOf("rl")}&b=${idOf("rl-shop")}`);
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
    const other = (await site.ada.createProject("three checkpoints")).slug;
    await site.ada.importFiles(other, { "depot.jsonl": readFileSync(EXAMPLE) });
    const twin = readFileSync(EXAMPLE, "utf8").replaceAll('"name":"rl"', '"name":"rl-twin"').split("\n");
    await site.ada.importFiles(other, { "twin.jsonl": twin.filter((line) => line.includes("rl-twin")).join("\n") });
    const entries = await site.ada.entries(other);
    const idOf = (checkpoint: string) => entries.find((entry) => entry.checkpoint.name === checkpoint)?.id;
    const { page } = await site.openPage(`/p/${other}/compare?a=${idOf("rl")}&b=${idOf("sft")}`);
    await page.getByRole("combobox", { name: "Add a checkpoint" }).selectOption({ label: "rl-twin" });
    await page.waitForURL(/base=ent_[^&]+&others=ent_[^&]+,ent_/);
    await page.locator("#differences").waitFor();
    await page.getByRole("rowheader").getByRole("link", { name: "rl-twin" }).click();
    await page.getByRole("heading", { level: 1, name: /^rl-twin.*against.*sft/ }).waitFor();
  });

  it("says in one sentence what can't be compared, with a way on", async () => {
    const other = (await site.ada.createProject("two modes")).slug;
    const single = readFileSync(EXAMPLE, "utf8")
      .split("\n")
      .filter((line) => line.includes('"limit":16'))
      .join("\n");
    await site.ada.importFiles(other, { "depot.jsonl": readFileSync(EXAMPLE) });
    await site.ada.importFiles(other, {
      "single.jsonl": single.replaceAll('"name":"sft"', '"name":"sft-long"').replaceAll('"name":"rl"', '"name":"rl-long"'),
    });
    const entries = await site.ada.entries(other);
    const idOf = (checkpoint: string) => entries.find((entry) => entry.checkpoint.name === checkpoint)?.id;
    const { page } = await site.openPage(`/p/${other}/compare?a=${idOf("rl")}&b=${idOf("sft-long")}`);
    const alert = page.getByRole("alert").filter({ hasText: "Not compared." });
    expect(await alert.innerText()).toMatch(/rerun[\s\S]*truncate|truncate[\s\S]*rerun/);
    await page.getByRole("link", { name: "Compare both as truncate" }).click();
    await page.waitForURL(/mode=truncate/);
    await page.locator("#difference").waitFor();
  });
});

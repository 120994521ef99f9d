import { describe, expect, it } from "vitest";
import { useBrowser } from "../support/browser";
import { pairAddress, useExampleRun } from "../support/example-run";
import { findPageFaults } from "../support/page-faults";

const browser = useBrowser();
const site = useExampleRun(browser);

describe("every page of results", () => {
  it.each([
    { width: 1440, colorScheme: "light" as const },
    { width: 1440, colorScheme: "dark" as const },
    { width: 390, colorScheme: "dark" as const },
  ])(
    "keeps to WCAG and scrolls one way only at $width px, $colorScheme",
    async (options) => {
      const { project, run } = site;
      const [entry] = await site.ada.entries(project);
      const grid = `/p/${project}/runs/${run}`;
      const tabs = ["tasks", "episodes", "problems", "manifest"].map((tab) => `${grid}/${tab}`);
      const faults: string[] = [];
      for (const path of [grid, await pairAddress(site), `${grid}?cell=${entry?.id}:1:8`, ...tabs, "/help", "/help/comparing"]) {
        const { page } = await site.openPage(path, options);
        for (const fault of await findPageFaults(page)) faults.push(`${path}: ${fault}`);
      }
      const { page } = await site.openPage(`${grid}/episodes`, options);
      await page.getByRole("table", { name: "Episodes" }).locator("tbody a").first().click();
      await page.waitForURL(/\/t\/\d+\?in=all$/);
      await page.locator("main .ribbon").waitFor();
      for (const fault of await findPageFaults(page)) faults.push(`episode: ${fault}`);
      expect(faults).toEqual([]);
    },
    240_000,
  );
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type RunningApp, startApp } from "../support/app";
import { useBrowser } from "../support/browser";
import { checkFiles, makeProject, setUpOwner, storeChecked } from "../support/browser-steps";

const example = readFileSync(join(import.meta.dirname, "../../examples/two-checkpoints.jsonl"), "utf8");
const Violations = z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }));

/** Faults of WCAG 2.2 A and AA that can be found by machine, as "rule: element". */
async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found: unknown = await page.evaluate(
    `axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }).then((result) => result.violations)`,
  );
  return Violations.parse(found).flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

describe("every page of the shell", () => {
  const browser = useBrowser();
  let app: RunningApp;
  let cookies: Awaited<ReturnType<ReturnType<Page["context"]>["cookies"]>>;
  const paths: Record<string, string> = { home: "/", account: "/account", signIn: "/login" };

  beforeAll(async () => {
    app = await startApp();
    const { page } = await browser.openPage();
    await setUpOwner(page, app);
    const project = await makeProject(page, app, "Depot");
    await checkFiles(page, { app, project, files: [{ name: "two-checkpoints.jsonl", content: example }] });
    paths.checked = new URL(page.url()).pathname + new URL(page.url()).search;
    await storeChecked(page);
    await page.request.post(`${app.url}/api/trpc/checkpoints.addBuiltIn`, { data: { json: { project, name: "careful" } } });
    for (const name of ["runs", "runs/new?kind=import", "runs/new?kind=budget", "checkpoints", "settings/general", "settings/members"]) {
      paths[name] = `/p/${project}/${name}`;
    }
    await page.goto(`${app.url}/p/${project}/checkpoints`);
    paths.checkpoint = (await page.getByRole("region", { name: "Checkpoints" }).getByRole("link").first().getAttribute("href")) ?? "";
    cookies = await page.context().cookies();
  });
  afterAll(() => app.stop());

  it.each([
    { width: 1440, colorScheme: "light" as const },
    { width: 390, colorScheme: "dark" as const },
    { width: 320, colorScheme: "light" as const },
  ])(
    "keeps to WCAG and scrolls one way only at $width px, $colorScheme",
    async ({ width, colorScheme }) => {
      const { page, context, errors } = await browser.openPage({ width, colorScheme });
      await context.addCookies(cookies);
      const faults: string[] = [];
      for (const [name, path] of Object.entries(paths)) {
        await page.goto(`${app.url}${path}`);
        await page.locator("h1").waitFor();
        await page.locator(".loading").waitFor({ state: "detached" });
        for (const fault of await findFaults(page)) faults.push(`${name}: ${fault}`);
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (tooWide > 0) faults.push(`${name}: scrolls sideways by ${tooWide} px`);
      }
      expect(faults).toEqual([]);
      expect(errors).toEqual([]);
    },
    180_000,
  );
});

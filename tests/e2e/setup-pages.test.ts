import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningApp, startApp } from "../support/app";
import { useBrowser } from "../support/browser";
import { checkFiles, makeProject, setUpOwner, storeChecked } from "../support/browser-steps";
import { findPageFaults } from "../support/page-faults";

const example = readFileSync(join(import.meta.dirname, "../../examples/two-checkpoints.jsonl"), "utf8");

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
    for (const name of [
      "runs",
      "runs/new?kind=import",
      "runs/new?kind=budget",
      "checkpoints",
      "checkpoints/new",
      "settings/general",
      "settings/members",
    ]) {
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
        for (const fault of await findPageFaults(page)) faults.push(`${name}: ${fault}`);
      }
      expect(faults).toEqual([]);
      expect(errors).toEqual([]);
    },
    180_000,
  );
});

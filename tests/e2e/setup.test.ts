import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningApp, startApp } from "../support/app";
import { keepPictureOnFailure, useBrowser } from "../support/browser";
import { makeProject, OWNER, setUpOwner, signIn } from "../support/browser-steps";

/** One installation, from its first minute on: the tests build on each other. */
describe("a new installation", () => {
  const browser = useBrowser();
  let app: RunningApp;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    app = await startApp();
    ({ page, errors } = await browser.openPage());
  });
  afterAll(() => app.stop());

  it("leads everybody to the set-up page", async () => {
    await page.goto(`${app.url}/p/anything/runs`);
    await page.waitForURL(`${app.url}/setup`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Set up Turnwise");
  });

  it("refuses a wrong token", async () => {
    keepPictureOnFailure(page, "setup-wrong-token");
    await page.goto(`${app.url}/setup?token=guessed`);
    await page.getByLabel("Your name").fill("Eve");
    await page.getByLabel("E-mail").fill("eve@elsewhere.example");
    await page.getByLabel("Password").fill("a long enough one");
    await page.getByRole("button", { name: "Create the owner and sign in" }).click();
    await page.getByText("Not set up.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/setup");
  });

  it("makes the owner with the printed token, and closes the page behind them", async () => {
    keepPictureOnFailure(page, "setup-owner");
    await setUpOwner(page, app);
    const stranger = await browser.openPage();
    await stranger.page.goto(`${app.url}/setup?token=${app.setupToken}`);
    await stranger.page.getByText("This installation is set up").waitFor();
    expect(await stranger.page.getByLabel("Set-up token").count()).toBe(0);
  });

  it("makes, renames, archives and opens a project", async () => {
    keepPictureOnFailure(page, "setup-project");
    const slug = await makeProject(page, app, "Depot budgets");
    await page.goto(`${app.url}/p/${slug}/settings/general`);
    await page.getByLabel("Name of the project").fill("Depot, all budgets");
    await page.getByRole("button", { name: "Save the name" }).click();
    await page.getByRole("link", { name: "Depot, all budgets" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/p/depot-budgets/settings/general");
    await page.getByRole("button", { name: "Archive the project" }).click();
    await page.getByRole("button", { name: "Archive", exact: true }).click();
    await page.getByRole("button", { name: "Open the project again" }).click();
    await page.getByRole("button", { name: "Archive the project" }).waitFor();
  });

  it("tells a wrong password without telling which part was wrong", async () => {
    const { page: other } = await browser.openPage();
    keepPictureOnFailure(other, "setup-wrong-password");
    await other.goto(`${app.url}/login`);
    for (const email of [OWNER.email, "nobody@lab.example"]) {
      await signIn(other, { email, password: "not the password" });
      await other.getByText(/^E-mail and password do not match\./).waitFor();
      expect(await other.getByLabel("Password").getAttribute("aria-invalid")).toBe("true");
      await other.reload();
    }
  });

  it("asks for the sign-in at the very address, and then shows what it holds", async () => {
    const { page: other } = await browser.openPage();
    keepPictureOnFailure(other, "setup-sign-in-in-place");
    await other.goto(`${app.url}/p/depot-budgets/runs?status=finished`);
    await signIn(other, OWNER);
    await other.getByRole("heading", { name: "Runs", exact: true }).waitFor();
    expect(other.url()).toBe(`${app.url}/p/depot-budgets/runs?status=finished`);
  });

  it("never sends a person to another site after the sign-in", async () => {
    const { page: other } = await browser.openPage();
    await other.goto(`${app.url}/login?from=//elsewhere.example/`);
    await signIn(other, OWNER);
    await other.getByRole("heading", { level: 1 }).filter({ hasNotText: "Sign in" }).waitFor();
    expect(new URL(other.url()).origin).toBe(app.url);
  });

  it("remembers the theme before anything is painted", async () => {
    await page.goto(`${app.url}/account`);
    await page.getByRole("radio", { name: "Dark" }).check();
    await page.goto(`${app.url}/`, { waitUntil: "commit" });
    await page.locator("h1").waitFor();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await page.goto(`${app.url}/account`);
    await page.getByRole("radio", { name: "Like the system" }).check();
    expect(await page.locator("html").getAttribute("data-theme")).toBeNull();
  });

  it("goes to the nouns by keyboard, but not while a field has the focus or the keys are off", async () => {
    keepPictureOnFailure(page, "setup-keys");
    await page.goto(`${app.url}/p/depot-budgets/runs`);
    await page.getByRole("complementary", { name: "Navigation" }).getByText("1 worker ready").waitFor();
    await page.keyboard.type("gc");
    await page.waitForURL(/\/checkpoints$/);
    await page.keyboard.press("?");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Single-letter keys/ })
      .click();
    await page.keyboard.press("Escape");
    await page.keyboard.type("gr");
    expect(new URL(page.url()).pathname).toBe("/p/depot-budgets/checkpoints");
  });

  it("ends every session at once", async () => {
    const { page: other } = await browser.openPage();
    await other.goto(`${app.url}/login`);
    await signIn(other, OWNER);
    await other.getByRole("heading", { name: "Home" }).waitFor();
    await page.goto(`${app.url}/account`);
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await page.waitForURL(/\/login/);
    await other.goto(`${app.url}/`);
    await other.getByText("Sign in to see this page.").waitFor();
  });

  it("logged no error in the browser", () => {
    expect(errors).toEqual([]);
  });
});

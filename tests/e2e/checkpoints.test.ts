import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningApp, startApp } from "../support/app";
import { keepPictureOnFailure, useBrowser } from "../support/browser";
import { makeProject, setUpOwner } from "../support/browser-steps";
import { type FaultEndpoint, faults, startFaultEndpoint } from "../support/fault-endpoint";

const CANARY = "sk-canary-7d20c4b9aa";

describe("checkpoints and their endpoints in the browser", () => {
  const browser = useBrowser();
  let app: RunningApp;
  let endpoint: FaultEndpoint;
  let page: Page;
  let errors: string[];
  let project: string;
  /** What the server has sent to the page, as text. */
  const answers: string[] = [];

  beforeAll(async () => {
    endpoint = await startFaultEndpoint();
    app = await startApp({ env: { TURNWISE_ALLOWED_ENDPOINTS: endpoint.host, LOG_LEVEL: "trace" } });
    ({ page, errors } = await browser.openPage());
    page.on("response", async (response) => {
      const kept = /html|json|component/.test(response.headers()["content-type"] ?? "");
      if (kept) answers.push(await response.text().catch(() => ""));
    });
    await setUpOwner(page, app);
    project = await makeProject(page, app, "Depot");
  });
  afterAll(async () => {
    await app.stop();
    await endpoint.close();
  });

  const register = () => page.getByRole("button", { name: "Register the checkpoint" }).click();
  const fact = (name: string) => page.locator("dt", { hasText: name }).locator("xpath=following-sibling::dd[1]");

  it("says by field what does not fit, and keeps what was typed", async () => {
    keepPictureOnFailure(page, "checkpoints-fields");
    await page.goto(`${app.url}/p/${project}/checkpoints`);
    await page.getByRole("link", { name: "New checkpoint" }).click();
    await page.getByLabel("Step").fill("4.5");
    await page.getByLabel("Address").fill("localhost:8000");
    await page.getByLabel("Temperature").fill("warm");
    await register();
    await page.getByText("5 fields need a look").waitFor();
    expect(await page.getByLabel("Name").evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.locator(".field .err").allTextContents()).toEqual([
      "Give the checkpoint a name.",
      expect.stringContaining("whole number"),
      expect.stringContaining("is no address"),
      expect.stringContaining("knows the model"),
      expect.stringContaining("0 to 10"),
    ]);
    expect(await page.getByLabel("Temperature").inputValue()).toBe("warm");
  });

  it("registers one, tests its endpoint and offers the models that are served", async () => {
    keepPictureOnFailure(page, "checkpoints-models");
    endpoint.plan(faults.models, faults.notFound);
    await page.getByLabel("Name").fill("rl-400");
    await page.getByLabel("Method").selectOption("rl");
    await page.getByLabel("Step").fill("400");
    await page.getByLabel("Address").fill(endpoint.url);
    await page.getByText(`Requests go to ${endpoint.url}/v1/chat/completions`).waitFor();
    await page.getByLabel("Model").fill("a guess");
    await page.getByLabel("API key").fill(CANARY);
    await page.getByLabel("Temperature").fill("0,7");
    await register();
    await page.waitForURL(/\/checkpoints\/ckp_/);
    await page.getByText("This model is not served.").waitFor();
    await page.getByText("2 models listed, a guess not among them").waitFor();
    endpoint.plan(faults.models, faults.fine);
    await page.getByRole("button", { name: "qwen", exact: true }).click();
    await page.getByText("It answers.").waitFor();
    await expect.poll(() => fact("Speed").textContent(), { timeout: 15_000 }).toMatch(/^answers in .+, tested just now$/);
    expect(await fact("Model").textContent()).toBe("qwen");
    expect(await fact("Sampling").textContent()).toBe("temperature 0.7");
    await page.getByText("Request and answer").nth(1).click();
    await page.getByText("Answer with the single word: ready").waitFor();
    expect(endpoint.requests.every(({ headers }) => headers.authorization === `Bearer ${CANARY}`)).toBe(true);
  });

  it.each([
    ["unauthorized", "The endpoint refuses the stored key: replace it."],
    ["html", "A web page answers, not an API"],
    ["hangUp", "Is the server running"],
  ] as const)("says what to do about an endpoint that is %s", async (fault, advice) => {
    keepPictureOnFailure(page, `checkpoints-${fault}`);
    endpoint.plan(faults.models, faults[fault]);
    await page.getByRole("button", { name: "Test again" }).click();
    await page.getByText(advice).waitFor();
    await page.getByText("It can't be used yet.").waitFor();
  });

  it("keeps a key for its host, and names the setting that permits another", async () => {
    keepPictureOnFailure(page, "checkpoints-blocked");
    await page.getByRole("link", { name: "Edit endpoint" }).click();
    await page.getByText("A key is stored.").waitFor();
    await page.getByLabel("Address").fill("http://169.254.169.254/v1");
    await page.getByText("The stored key is for another host").waitFor();
    await page.getByRole("button", { name: "Save and test" }).click();
    await page.waitForURL(/\/checkpoints\/ckp_[^/]+$/);
    await page.getByText(`TURNWISE_ALLOWED_ENDPOINTS=${endpoint.host},169.254.169.254:80`).waitFor();
    expect(await fact("API key").textContent()).toBe("none");
  });

  it("refuses a second of the same name beside the field", async () => {
    keepPictureOnFailure(page, "checkpoints-name");
    await page.goto(`${app.url}/p/${project}/checkpoints/new`);
    await page.getByLabel("Name").fill("rl-400");
    await register();
    await page.locator(".field .err", { hasText: "Choose another name" }).waitFor();
    await page.getByLabel("Name").fill("imported only");
    await page.getByLabel("Parent").selectOption({ label: "rl-400" });
    await register();
    await page.waitForURL(/\/checkpoints\/ckp_/);
    await page.getByText("sweeps can't ask it").waitFor();
  });

  it("adds the built-in policies, which lead to their pages and to a sweep", async () => {
    keepPictureOnFailure(page, "checkpoints-built-in");
    await page.goto(`${app.url}/p/${project}/checkpoints`);
    await page.getByRole("button", { name: "Add careful" }).click();
    await page.getByRole("link", { name: "in this project" }).click();
    await page.getByRole("heading", { name: "careful" }).waitFor();
    // Adding it has begun a test, so that its speed is known.
    await page.getByText("It answers.").waitFor();
    const href = await page.getByRole("link", { name: "Launch a sweep" }).getAttribute("href");
    expect(href).toMatch(/\/runs\/new\?kind=budget&checkpoint=ckp_/);
  });

  it("has sent the key to nobody but the endpoint", async () => {
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.filter((text) => text.includes(CANARY))).toEqual([]);
    expect(app.output()).not.toContain(CANARY);
    expect(errors).toEqual([]);
  });
});

describe("the way with the built-in policies from the first page", () => {
  const browser = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it("makes a project with both and opens the form of a sweep", async () => {
    const { page, errors } = await browser.openPage();
    keepPictureOnFailure(page, "start-built-in");
    await setUpOwner(page, app);
    await page.getByRole("button", { name: "Try them" }).click();
    await page.waitForURL(/\/p\/depot\/runs\/new\?kind=budget&checkpoint=ckp_[^&]+&checkpoint=ckp_/);
    for (const name of ["careful", "hasty"]) await page.getByRole("checkbox", { name }).and(page.locator(":checked")).waitFor();
    expect(errors).toEqual([]);
  });
});

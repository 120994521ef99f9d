import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningApp, startApp } from "../support/app";
import { keepPictureOnFailure, useBrowser } from "../support/browser";
import { checkFiles, joinAsViewer, makeProject, setUpOwner, storeChecked, waitForImportForm } from "../support/browser-steps";

const example = readFileSync(join(import.meta.dirname, "../../examples/two-checkpoints.jsonl"), "utf8");
const lines = example.trimEnd().split("\n");

describe("importing trajectories in the browser", () => {
  const browser = useBrowser();
  let app: RunningApp;
  let page: Page;
  let errors: string[];
  let project: string;

  beforeAll(async () => {
    app = await startApp();
    ({ page, errors } = await browser.openPage());
    await setUpOwner(page, app);
    project = await makeProject(page, app, "Depot");
  });
  afterAll(() => app.stop());

  it("shows what the files hold before anything is stored", async () => {
    keepPictureOnFailure(page, "import-checked");
    await checkFiles(page, { app, project, files: [{ name: "two-checkpoints.jsonl", content: example }] });
    await page.getByText(`${lines.length} episodes read from 1 file.`).waitFor();
    const rows = page.getByRole("region", { name: /Preview/ }).getByRole("row");
    await expect.poll(() => rows.count(), { timeout: 15_000 }).toBe(11);
    const { page: other } = await openSignedIn(browser, page, `${app.url}/p/${project}/runs`);
    await other.getByText("needs you").waitFor();
    await other.getByRole("heading", { name: "No runs yet" }).waitFor();
  });

  it("goes on after a reload, and makes a run of it", async () => {
    keepPictureOnFailure(page, "import-stored");
    await page.reload();
    await page.getByText("Before you store it").waitFor();
    const runId = await storeChecked(page);
    await page.goto(`${app.url}/p/${project}/runs`);
    const row = page.getByRole("row").filter({ hasText: "finished" });
    expect(await row.getByRole("link").first().getAttribute("href")).toBe(`/p/${project}/runs/${runId}`);
    expect(await row.textContent()).toContain(String(lines.length));
  });

  it("registers the checkpoints, whose facts can be edited", async () => {
    keepPictureOnFailure(page, "import-checkpoints");
    await page.goto(`${app.url}/p/${project}/checkpoints`);
    await page.getByRole("button", { name: "Edit rl" }).click();
    await page.getByRole("dialog").getByLabel("Parent").selectOption({ label: "sft" });
    await page.getByRole("dialog").getByLabel("Step").fill("400");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.").waitFor();
    await page.getByRole("heading", { name: "Lineage" }).waitFor();
    expect(await page.locator(".lineage ul ul").textContent()).toContain("rl (rl) step 400");
  });

  it("finds nothing new in the same file, and links the run that holds it", async () => {
    keepPictureOnFailure(page, "import-again");
    await checkFiles(page, { app, project, files: [{ name: "again.jsonl", content: example }] });
    await page.getByText("Nothing new.").waitFor();
    expect(await page.getByRole("button", { name: /^Import/ }).count()).toBe(0);
    expect(await page.locator(".banner").getByRole("link").getAttribute("href")).toMatch(/\/runs\/run_/);
  });

  it("names the line of a broken record, and skips it only when asked", async () => {
    keepPictureOnFailure(page, "import-bad-line");
    const content = [lines[0], lines[1], '{"schema": "turnwise.episode/1", "checkpoint": {"name": "sf', lines[3]]
      .map((line) => line?.replaceAll("depot-example", "depot-second"))
      .join("\n");
    await checkFiles(page, { app, project, files: [{ name: "bad.jsonl", content }] });
    await page.getByText("1 line refused.").waitFor();
    await page.getByText("bad.jsonl:3", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Skip 1 bad line, import 3 episodes" }).click();
    await page.waitForURL(/\/runs\/run_/);
  });

  it("refuses a file without episodes, keeping what the person said about it", async () => {
    keepPictureOnFailure(page, "import-empty");
    await page.goto(`${app.url}/p/${project}/runs/new?kind=import`);
    await waitForImportForm(page);
    await page.getByTestId("files").setInputFiles({ name: "empty.jsonl", mimeType: "text/plain", buffer: Buffer.from("") });
    await page.getByLabel("Suite").fill("my suite");
    await page.getByRole("button", { name: /^Upload and check/ }).click();
    await page.getByText("Refused.").waitFor();
    await page
      .getByText(/empty\.jsonl/)
      .first()
      .waitFor();
    await page.getByText("Say it differently").click();
    expect(await page.getByLabel("Suite").inputValue()).toBe("my suite");
  });

  it("takes a folder that is dropped, with the paths inside it and without hidden files", async () => {
    keepPictureOnFailure(page, "import-drop");
    const folder = await mkdtemp(join(tmpdir(), "dropped-"));
    await mkdir(join(folder, "max4"));
    await writeFile(join(folder, "max4", "results.jsonl"), example);
    await writeFile(join(folder, ".DS_Store"), "");
    await page.goto(`${app.url}/p/${project}/runs/new?kind=import`);
    await waitForImportForm(page);
    await dropOn(page, page.getByRole("group", { name: "Files to import" }), [folder]);
    await page.getByText(`${basename(folder)}/max4/results.jsonl`).waitFor();
    await page.getByRole("button", { name: "Upload and check 1 file" }).waitFor();
    await rm(folder, { recursive: true });
  });

  it("is not offered to a viewer, who joins by an invitation", async () => {
    const { page: viewer } = await browser.openPage();
    keepPictureOnFailure(viewer, "import-viewer");
    const link = await joinAsViewer(viewer, page, { app, project });
    expect(await viewer.getByRole("link", { name: "Import trajectories" }).count()).toBe(0);
    await viewer.goto(`${app.url}/p/${project}/runs/new?kind=import`);
    await viewer.getByText("You are viewer here.").waitFor();
    expect(await viewer.getByTestId("files").count()).toBe(0);
    await viewer.goto(link);
    await viewer.getByText("This invitation does not open").waitFor();
  });

  it("keeps the filters of the list in the address", async () => {
    keepPictureOnFailure(page, "import-filters");
    await page.goto(`${app.url}/p/${project}/runs`);
    await page.getByLabel(/Filter runs/).fill("depot-second");
    await page.waitForURL(/q=depot-second/);
    await page.reload();
    const rows = page.getByRole("region", { name: "Runs" }).getByRole("row");
    await expect.poll(() => rows.count(), { timeout: 15_000 }).toBe(2);
  });

  it("logged no error in the browser", () => {
    expect(errors).toEqual([]);
  });
});

/** Drops files or folders of this machine, as the system's file manager does. */
async function dropOn(page: Page, target: Locator, files: string[]): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("the target is not shown");
  const session = await page.context().newCDPSession(page);
  const place = { x: box.x + box.width / 2, y: box.y + 10, data: { items: [], files, dragOperationsMask: 1 } };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) await session.send("Input.dispatchDragEvent", { type, ...place });
}

/** Another window of the same person. */
async function openSignedIn(browser: ReturnType<typeof useBrowser>, page: Page, url: string) {
  const opened = await browser.openPage();
  await opened.context.addCookies(await page.context().cookies());
  await opened.page.goto(url);
  return opened;
}

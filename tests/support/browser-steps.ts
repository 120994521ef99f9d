import type { Page } from "playwright-core";
import type { RunningApp } from "./app";

/** The person who sets the tested installation up. */
export const OWNER = { name: "Mika Berg", email: "mika@lab.example", password: "correct horse battery" };

export interface UploadedFile {
  name: string;
  content: string;
}

/** Goes through the one-time page as the owner; ends on the home page, signed in. */
export async function setUpOwner(page: Page, app: RunningApp): Promise<void> {
  await page.goto(`${app.url}/setup?token=${app.setupToken}`);
  await page.getByLabel("Your name").fill(OWNER.name);
  await page.getByLabel("E-mail").fill(OWNER.email);
  await page.getByLabel("Password").fill(OWNER.password);
  await page.getByLabel("Name of the lab").fill("Tidewater Lab");
  await page.getByRole("button", { name: "Create the owner and sign in" }).click();
  await page.getByRole("heading", { name: "How do you want to start?" }).waitFor();
}

/** Fills the sign-in form wherever it stands. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Makes a project from the home page and returns its short name. */
export async function makeProject(page: Page, app: RunningApp, name: string): Promise<string> {
  await page.goto(`${app.url}/?new=project`);
  await page.getByLabel("Name of the project").fill(name);
  await page.getByRole("button", { name: "Make the project" }).click();
  await page.waitForURL(/\/p\/[^/]+\/runs$/);
  return new URL(page.url()).pathname.split("/")[2] ?? "";
}

/** Sends files through the import page and waits for what the check says; `heading` is the panel that tells it. */
export async function checkFiles(
  page: Page,
  { app, project, files }: { app: RunningApp; project: string; files: UploadedFile[] },
): Promise<void> {
  await page.goto(`${app.url}/p/${project}/runs/new?kind=import`);
  await waitForImportForm(page);
  const payloads = files.map(({ name, content }) => ({ name, mimeType: "application/jsonl", buffer: Buffer.from(content) }));
  await page.getByTestId("files").setInputFiles(payloads);
  await page.getByRole("button", { name: /^Upload and check/ }).click();
  await page
    .getByText(/Before you store it|Nothing to store|Refused\.|Failed\./)
    .first()
    .waitFor();
}

/** The import form, once it listens. */
export async function waitForImportForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Choose files", disabled: false }).waitFor();
}

/** Says yes to what was checked and waits for the run's page; returns the run's id. */
export async function storeChecked(page: Page): Promise<string> {
  await page.getByRole("button", { name: /^(Import|Skip) / }).click();
  await page.waitForURL(/\/runs\/run_/);
  return /run_[a-z0-9]+/i.exec(page.url())?.[0] ?? "";
}

/** A page arrives as a stream: its parts take the places of skeletons, after the load event too. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("main h1") !== null && document.querySelector("main [aria-busy=true]") === null);
}

/** The texts of a heatmap by "K,T", as a reader of the table has them. */
export async function readHeatmap(page: Page, caption: string): Promise<Record<string, string>> {
  const table = page.getByRole("table", { name: caption });
  await table.waitFor();
  const rows = await table.locator("tbody tr").all();
  const ts = (await table.locator("tfoot th").allInnerTexts()).filter((text) => /^\d+$/.test(text.trim()));
  const cells: Record<string, string> = {};
  for (const row of rows) {
    const k = ((await row.locator("th").textContent()) ?? "").replace(/\D/g, "");
    const texts = await row.locator("td").allInnerTexts();
    texts.forEach((text, place) => {
      cells[`${k},${ts[place]?.trim()}`] = text.trim();
    });
  }
  return cells;
}

/** Lets a viewer into the project by an invitation, who makes an account in a page of their own; returns the link. */
export async function joinAsViewer(viewer: Page, owner: Page, { app, project }: { app: RunningApp; project: string }): Promise<string> {
  await owner.goto(`${app.url}/p/${project}/settings/members`);
  await owner.getByLabel("E-mail").fill("robin@lab.example");
  await owner.getByLabel("Role").selectOption("viewer");
  await owner.getByRole("button", { name: "Add", exact: true }).click();
  const link = (await owner.getByRole("region", { name: "Invitation link" }).textContent()) ?? "";
  await viewer.goto(link);
  await viewer.getByLabel("Your name").fill("Robin Vale");
  await viewer.getByLabel("Password").fill("a passphrase of robin");
  await viewer.getByRole("button", { name: "Create the account" }).click();
  await viewer.getByRole("heading", { name: "Runs", exact: true }).waitFor();
  return link;
}

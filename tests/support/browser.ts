import { access, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, onTestFailed } from "vitest";

const candidates = [process.env.TURNWISE_CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Nothing that the browser would do on its own: no network of its own, no first-run pages. `--no-sandbox`: tests run as root in CI. */
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts Chromium. @throws Error that says what to install when there is none. */
export async function launchBrowser(): Promise<Browser> {
  for (const path of candidates) {
    if (path === undefined || path === "") continue;
    const exists = await access(path).then(
      () => true,
      () => false,
    );
    if (exists) return chromium.launch({ executablePath: path, args: flags, headless: true });
  }
  return chromium.launch({ args: flags, headless: true });
}

interface PageOptions {
  width?: number;
  height?: number;
  colorScheme?: "light" | "dark";
  /** False: as for readers who have switched it off. */
  javaScriptEnabled?: boolean;
}

export interface TestBrowser {
  /** A page in a profile of its own. An error in its console or an uncaught exception fails the test that looks at `errors`. */
  openPage(options?: PageOptions): Promise<TestPage>;
}

export interface TestPage {
  page: Page;
  context: BrowserContext;
  /** Unexpected errors of the page's console so far. */
  errors: string[];
}

/** One Chromium for the test file. */
export function useBrowser(): TestBrowser {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    for (const context of contexts) await context.close();
    await browser.close();
  });
  return {
    async openPage({ width = 1440, height = 900, colorScheme = "light", javaScriptEnabled = true } = {}) {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme, javaScriptEnabled, acceptDownloads: true });
      contexts.push(context);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !/Failed to load resource/.test(message.text())) errors.push(message.text());
      });
      return { page, context, errors };
    },
  };
}

/** Call inside a test: when it fails, a picture of the page is kept. */
export function keepPictureOnFailure(page: Page, name: string): void {
  onTestFailed(async () => {
    await mkdir("test-results", { recursive: true });
    await page.screenshot({ path: join("test-results", `${name}.png`), fullPage: true }).catch(() => undefined);
  });
}

import { afterAll, beforeAll } from "vitest";
import { type RunningApp, startApp } from "./app";
import { keepPictureOnFailure, type TestBrowser, type TestPage } from "./browser";
import { untilLoaded } from "./browser-steps";
import { type SignedInClient, signInClient } from "./signed-in-client";

const ADA = { email: "ada@lab.example", password: "correct horse battery staple" };

/** A running application with one project of Ada's and one imported run. Its fields are there once the tests run. */
export interface ImportedRun {
  readonly app: RunningApp;
  readonly ada: SignedInClient;
  /** The project's short name. */
  readonly project: string;
  readonly run: string;
  /** Opens an address of the application as Ada, and resolves when nothing of the page is loading. */
  openPage(path: string, options?: { width?: number; colorScheme?: "light" | "dark" }): Promise<TestPage>;
}

/** Starts the application for the test file and imports `files` as the run `name`. */
export function useImportedRun(browser: TestBrowser, files: Record<string, string | Uint8Array>, name?: string): ImportedRun {
  let site: Omit<ImportedRun, "openPage"> | undefined;
  const started = () => {
    if (site === undefined) throw new Error("the application is started before the tests, not while they are collected");
    return site;
  };
  beforeAll(async () => {
    const env = { TURNWISE_OWNER_EMAIL: ADA.email, TURNWISE_OWNER_PASSWORD: ADA.password, TURNWISE_OWNER_NAME: "Ada" };
    const app = await startApp({ env });
    const ada = await signInClient(app.url, ADA);
    const project = (await ada.createProject("depot")).slug;
    site = { app, ada, project, run: await ada.importFiles(project, files, name === undefined ? {} : { name }) };
  });
  afterAll(async () => {
    await site?.app.stop();
  });
  return {
    get app() {
      return started().app;
    },
    get ada() {
      return started().ada;
    },
    get project() {
      return started().project;
    },
    get run() {
      return started().run;
    },
    async openPage(path, options = {}) {
      const opened = await browser.openPage(options);
      await opened.context.addCookies([...started().ada.cookies]);
      keepPictureOnFailure(opened.page, path.replace(/\W+/g, "-"));
      await opened.page.goto(`${started().app.url}${path}`);
      await untilLoaded(opened.page);
      return opened;
    },
  };
}

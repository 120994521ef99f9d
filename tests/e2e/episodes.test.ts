import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { EpisodeInput } from "@/core/trajectory/episode";
import { useBrowser } from "../support/browser";
import { episodeOf, linesOf } from "../support/episode-lines";
import { useImportedRun } from "../support/imported-run";

const CANARY = "<img src=x onerror=alert(1)>";

/** An episode as a sweep keeps it: told at every turn, with raw answers; `succeeds` at its second turn, or never within `limit`. */
function playedEpisode(checkpoint: string, task: string, sample: number, succeeds: boolean, told = (left: number) => left): EpisodeInput {
  const limit = 3;
  const used = succeeds ? 2 : limit;
  const turns = Array.from({ length: used }, (_, place) => ({
    index: place + 1,
    told: `You have ${told(limit - place)} turns left, this one included.`,
    messages: [
      { role: "assistant", content: place === 0 ? "Let me see. Action?" : `I think.\nAction: open crate ${sample}` },
      { role: "user", content: place === 0 ? `No action was found. ${CANARY}` : "It is open." },
    ],
    action: place === 0 ? null : `open crate ${sample}`,
    valid: place > 0,
    raw: {
      ...(place === 0 && {
        request: JSON.stringify({ model: checkpoint, messages: [{ role: "user", content: "Begin." }], temperature: 0.7, seed: 11 }),
      }),
      response: place === 0 ? "<html>no JSON</html>" : '{"choices":[{"finish_reason":"stop"}]}',
      attempts: place === 0 ? 3 : 1,
    },
  }));
  const stop = succeeds ? "success" : "turn_limit";
  return episodeOf({
    checkpoint,
    task_id: task,
    sample,
    budget: { unit: "assistant_turn", limit, visibility: "announced" },
    turns,
    outcome: { success: succeeds, success_turn: succeeds ? 2 : null, turns_used: used, stop_reason: stop },
  });
}

const EPISODES = [
  ...[0, 1].map((sample) => playedEpisode("fast", "7", sample, sample === 0)),
  ...[0, 1].map((sample) => playedEpisode("slow", "7", sample, false)),
  ...[0, 1].map((sample) => playedEpisode("fast", "both", sample, true)),
  ...[0, 1].map((sample) => playedEpisode("slow", "both", sample, true)),
  playedEpisode("fast", "misled", 0, false, (left) => (left === 2 ? 3 : left)),
  episodeOf({
    checkpoint: "slow",
    task_id: "misled",
    budget: { unit: "assistant_turn", limit: 3, visibility: "announced" },
    turns: [],
    outcome: { success: null, stop_reason: "endpoint_error", detail: "The endpoint answered 503; 6 tries in 9 s." },
  }),
];

const browser = useBrowser();
const site = useImportedRun(browser, { "played.jsonl": linesOf(EPISODES) });

const list = (query: string) => `/p/${site.project}/runs/${site.run}/episodes${query}`;
const rows = (page: Page) => page.getByRole("table", { name: "Episodes" }).locator("tbody tr");

/** The first episode of a list, opened from it. */
async function openEpisode(query: string, options: { width?: number } = {}) {
  const opened = await site.openPage(list(query), options);
  await rows(opened.page).first().getByRole("link").click();
  await opened.page.waitForURL(/\/t\/\d+\?in=/);
  await opened.page.locator("main .ribbon").waitFor();
  return opened;
}

describe("the list of episodes", () => {
  it("says how many fit, and gives up its filters one by one or all at once", async () => {
    const { page, errors } = await site.openPage(list("?task=7&outcome=success"));
    await expect.poll(() => rows(page).count()).toBe(1);
    await page.getByText("1 episode", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Remove the filter: success" }).click();
    await page.waitForURL(/\/episodes\?task=7$/);
    await expect.poll(() => rows(page).count()).toBe(4);
    await page.getByRole("link", { name: "Remove the filter: task 7" }).click();
    await page.waitForURL(/\/episodes$/);
    await expect.poll(() => rows(page).count()).toBe(10);
    expect(errors).toEqual([]);
  });

  it("offers to clear filters that nothing fits", async () => {
    const { page } = await site.openPage(list("?task=nothing&stop=success"));
    await page.getByRole("heading", { name: "No episode fits these filters" }).waitFor();
    await page.getByRole("link", { name: "Clear all filters" }).click();
    await expect.poll(() => rows(page).count()).toBe(10);
  });

  it("keeps the episodes of tasks that only one of two checkpoints solved", async () => {
    const { page } = await site.openPage(list(""));
    await page.getByLabel("Solved by only one of").selectOption({ label: "fast and slow" });
    await page.waitForURL(/flips=ent_[^:&]+(:|%3A)ent_/);
    await expect.poll(() => rows(page).count()).toBe(4);
    await page.getByRole("link", { name: "Remove the filter: only one of fast and slow solved the task" }).waitFor();
    await page.goBack();
    await expect.poll(() => rows(page).count()).toBe(10);
  });

  it("is led to from a comparison", async () => {
    const entries = await site.ada.entries(site.project);
    const idOf = (name: string) => entries.find((entry) => entry.checkpoint.name === name)?.id;
    const { page } = await site.openPage(`/p/${site.project}/compare?a=${idOf("fast")}&b=${idOf("slow")}`);
    await page.getByRole("link", { name: /^Episodes of the tasks that only one side solved/ }).click();
    await page.waitForURL(/\/episodes\?.*flips=/);
    await expect.poll(() => rows(page).count(), { timeout: 15_000 }).toBe(4);
  });
});

describe("the page of a played episode", () => {
  it("tells what was told at each turn, and that it counts down", async () => {
    const { page, errors } = await openEpisode("?task=both&sample=0");
    expect(await page.locator(".ribbon").innerText()).toContain("told at every turn, counts down from 3");
    expect(await page.locator(".msg.told").allInnerTexts()).toEqual([
      expect.stringContaining("3 turns left"),
      expect.stringContaining("2 turns left"),
    ]);
    expect((await page.locator(".msg.told mark").allInnerTexts()).map((text) => text.trim())).toEqual(["2"]);
    expect(errors).toEqual([]);
  });

  it("warns of a turn at which the model was told another number", async () => {
    const { page } = await openEpisode("?task=misled&stop=turn_limit");
    await page.getByText("The model was not told what its budget says.").waitFor();
    await page.getByText("turn 2: told 3, true 2.").waitFor();
  });

  it("says why it is missing", async () => {
    const { page } = await openEpisode("?stop=endpoint_error");
    await page.getByText("Missing: endpoint_error.").waitFor();
    expect(await page.locator("main").innerText()).toContain("The endpoint answered 503; 6 tries in 9 s.");
  });

  it("marks an answer that could not be read, and shows text as text", async () => {
    const { page } = await openEpisode("?task=both&sample=0");
    await page.locator("#turn-1").getByText("Could not be read as an action").first().waitFor();
    await page.locator("#turn-1").getByText(CANARY).waitFor();
    expect(await page.locator("main img").count()).toBe(0);
    await page.locator("#turn-1").getByText("3 requests").waitFor();
  });

  it("fetches the first request and raw answers when they are opened, as they went over the wire", async () => {
    const { page, errors } = await openEpisode("?task=both&sample=0");
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("episodes.exchange") && asked.push(request.url()));
    await page.getByText("First request, as sent").click();
    const request = page.getByRole("region", { name: "Body of the first request" });
    await request.getByText('"temperature": 0.7').waitFor();
    expect(asked).toHaveLength(1);
    await page.locator("#turn-1").getByText("Raw answer").click();
    await page.getByRole("region", { name: "Raw answer at turn 1" }).getByText("<html>no JSON</html>").waitFor();
    await page.locator("#turn-2").getByText("Raw answer").click();
    await page.getByRole("region", { name: "Raw answer at turn 2" }).getByText('"finish_reason": "stop"').waitFor();
    expect(errors).toEqual([]);
  });

  it("steps through the list that it was opened from by keys, and says where in it it stands", async () => {
    const { page } = await openEpisode("?task=7");
    const place = (text: string) => page.getByRole("group", { name: "Neighbouring episodes" }).getByText(text).waitFor();
    await place("1 of 4");
    await page.getByRole("heading", { level: 1, name: "Task 7, sample 0" }).waitFor();
    await page.keyboard.press("]");
    await place("2 of 4");
    await page.keyboard.press("j");
    await page.waitForURL(/turn=1$/);
    await page.keyboard.press("]");
    await place("3 of 4");
    await page.keyboard.press("[");
    await place("2 of 4");
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Episodes" }).click();
    await page.waitForURL(/\/episodes\?task=7$/);
  });

  it("reads on a phone without scrolling sideways", async () => {
    const { page } = await openEpisode("?task=misled&stop=turn_limit", { width: 390 });
    await page.getByText("First request, as sent").click();
    await page.getByRole("region", { name: "Body of the first request" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

import { describe, expect, it } from "vitest";
import { useBrowser } from "../support/browser";
import { useExampleRun } from "../support/example-run";

const browser = useBrowser();
const site = useExampleRun(browser);

describe("the page of an episode", () => {
  async function openEpisode(options: { width?: number } = {}) {
    const opened = await site.openPage(`/p/${site.project}/runs/${site.run}/episodes?t=16&outcome=success`, options);
    // One with turns to step through, and of a sample that has a next one.
    const row = opened.page
      .getByRole("table", { name: "Episodes" })
      .locator("tbody tr")
      .filter({ has: opened.page.getByRole("cell", { name: /^[3-9] \/ 16$/ }) });
    await row.first().getByRole("link").click();
    await opened.page.waitForURL(/\/t\/\d+\?in=/);
    await opened.page.getByRole("heading", { name: "Turn 1", exact: true }).waitFor();
    return opened;
  }

  it("steps through turns by j and k, keeps the turn in the address, and is dead in a field", async () => {
    const { page, errors } = await openEpisode();
    await page.keyboard.press("j");
    await page.waitForURL(/turn=1$/);
    await page.keyboard.press("j");
    await page.waitForURL(/turn=2$/);
    await page.keyboard.press("k");
    await page.waitForURL(/turn=1$/);
    const current = page.getByRole("navigation", { name: "Turns" }).locator('[aria-current="step"]');
    expect(await current.innerText()).toMatch(/^1/);
    await page.evaluate(() => document.querySelector("main")?.append(document.createElement("input")));
    await page.locator("main > input").focus();
    await page.keyboard.press("j");
    expect(page.url()).toMatch(/turn=1$/);
    expect(errors).toEqual([]);
  });

  it("goes to the next episode of its list by ] and back by [, and shows the stored JSON by r", async () => {
    const { page } = await openEpisode();
    const place = page.getByText(/^[\d,]+ of [\d,]+$/).first();
    const firstPlace = await place.innerText();
    await page.keyboard.press("]");
    await expect.poll(() => place.innerText()).not.toBe(firstPlace);
    await page.keyboard.press("[");
    await expect.poll(() => place.innerText()).toBe(firstPlace);
    await page.keyboard.press("r");
    await page.waitForURL(/raw=true/);
    expect(await page.locator("article pre").first().innerText()).toContain('"index": 1');
  });

  it("tells what the model was told, in the ribbon and in the transcript", async () => {
    const { page } = await openEpisode();
    expect(await page.locator(".ribbon").innerText()).toContain("turns left, as told to the model");
    await page.getByText("You have 16 turns left").first().waitFor();
  });

  it("switches single-letter keys off and remembers it", async () => {
    const { page } = await openEpisode();
    await page.getByRole("button", { name: "Single-letter keys: on" }).click();
    await page.keyboard.press("j");
    expect(page.url()).not.toContain("turn=");
    await page.reload();
    await page.getByRole("button", { name: "Single-letter keys: off" }).waitFor();
  });

  it("is turned turn by turn at the thumb on a phone, without scrolling sideways", async () => {
    const { page } = await openEpisode({ width: 390 });
    await page.getByRole("button", { name: "Next turn" }).click();
    await page.waitForURL(/turn=1$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

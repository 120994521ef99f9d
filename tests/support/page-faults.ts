import axe from "axe-core";
import type { Page } from "playwright-core";
import { z } from "zod";

const Violations = z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }));

/** What is wrong with a page as it stands: faults of WCAG 2.2 A and AA that axe finds, as "rule: element", and whether it scrolls sideways. */
export async function findPageFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found: unknown = await page.evaluate(
    `axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }).then((result) => result.violations)`,
  );
  const faults = Violations.parse(found).flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return tooWide > 0 ? [...faults, `scrolls sideways by ${tooWide} px`] : faults;
}

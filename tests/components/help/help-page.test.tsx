import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { HelpPage } from "@/components/help/help-page";
import { HELP_TOPICS } from "@/components/help/topics";

describe("help pages", () => {
  test.each(HELP_TOPICS)("$slug has its text and no number that is none", ({ slug, title }) => {
    const page = renderToStaticMarkup(<HelpPage slug={slug} />);
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
    expect(page.length).toBeGreaterThan(2000);
  });

  test("the worked numbers are those of the published counts and of the estimator", () => {
    const comparing = renderToStaticMarkup(<HelpPage slug="comparing" />);
    for (const number of ["0.219", "0.021", "[−1.3, +9.6]", "[+1.6, +14.6]"]) expect(comparing).toContain(number);
    // Two of eight: 1 − C(6, 4)/C(8, 4) = 55/70.
    expect(renderToStaticMarkup(<HelpPage slug="pass-at-k-t" />)).toContain("78.6");
    // The table of a paired design with ω = .15 and p(1 − p) = .15.
    const design = renderToStaticMarkup(<HelpPage slug="detectable-difference" />);
    for (const number of ["22.5", "15.9", "8.7", "4.9"]) expect(design).toContain(`>${number}<`);
  });
});

import { describe, expect, it } from "vitest";
import { comparableGroups } from "@/core/reports/charts/comparable-groups";
import { compareHtml } from "@/core/reports/html/compare-html";
import { html } from "@/core/reports/html/markup";
import { passKtHtml } from "@/core/reports/html/pass-kt-html";
import { compareCell, compareReportOf, passKtCell, passKtEntry, passKtReportOf } from "./hand-made";
import { LAB_RL } from "./lab-entries";

const REPORT = passKtReportOf([
  passKtEntry("lab-rl", [
    passKtCell(1, 2, 0.123),
    passKtCell(1, 4, 0.7),
    passKtCell(8, 2, 0.5, { k_over_half_n: true }),
    passKtCell(8, 4, null),
  ]),
  passKtEntry("lab-sft", [passKtCell(1, 2, 0.2), passKtCell(1, 4, 0.456)], { method: "sft" }),
]);
const COMPARED = compareReportOf([compareCell(1, 2, 0, 0.2), compareCell(1, 12, 1, 0.8), compareCell(2, 2, null, null)]);

function expectSelfContained(document: string) {
  expect(document.startsWith("<!doctype html>\n")).toBe(true);
  expect(document.trimEnd().endsWith("</html>")).toBe(true);
  expect(document).not.toMatch(/<script|<link|<img|@import|url\((?!#hatch)/);
  expect(document.match(/https?:\/\/[^"<\s]+/g)?.filter((address) => address !== "http://www.w3.org/2000/svg") ?? []).toEqual([]);
  expect(document).not.toMatch(/NaN|Infinity|undefined|\[object/);
  expect(document.split("<table").length).toBe(document.split("</table>").length);
  expect(document.split("<svg").length).toBe(document.split("</svg>").length);
  expect(document.split("<figure").length).toBe(document.split("</figure>").length);
}

describe("the pass-kt document", () => {
  it("is one file without script or request, with the denominators before the results", () => {
    const document = passKtHtml(REPORT, [LAB_RL]);
    expectSelfContained(document);
    expect(document.indexOf("Episodes asked and counted")).toBeLessThan(document.indexOf('class="heat"'));
  });

  it("has every number of the report in its tables, and the reason of each missing one in words", () => {
    const document = passKtHtml(REPORT);
    for (const text of ["12.3", "70.0", "50.0", "20.0", "45.6"]) expect(document).toContain(`>${text}</td>`);
    expect(document).toContain("Not estimable at lab-rl K 8, T 4: 15 of 60 tasks have fewer than 8 counted episodes");
    expect(document).toContain("endpoint_error");
  });

  it("states level, seed, mode and what was done with missing episodes", () => {
    const document = passKtHtml({ ...REPORT, errors: "fail", seed: 41, level: 0.9 });
    expect(document).toContain("level 90 %, seed 41, schema turnwise.report.pass-kt/1");
    expect(document).toContain("count as failures at every T");
    expect(document).toContain("rerun: the episodes at each T were run afresh");
  });

  it("shows stop reasons only where it has the tallies", () => {
    const entry = passKtEntry("lab-rl", [passKtCell(1, 2, 0.5)]);
    expect(passKtHtml(passKtReportOf([entry]), [LAB_RL])).toContain("What ends an episode");
    expect(passKtHtml(passKtReportOf([entry]))).not.toContain("What ends an episode");
  });

  it("parts suites into sections of their own", () => {
    const report = passKtReportOf([
      passKtEntry("a", [passKtCell(1, 2, 0.5)]),
      passKtEntry("a", [passKtCell(1, 2, 0.5)], { suite: "gsm8k" }),
    ]);
    const document = passKtHtml(report);
    for (const group of comparableGroups(report)) expect(document).toContain(`<h2>${group.title}</h2>`);
  });

  it("escapes names and warnings", () => {
    const document = passKtHtml({
      ...passKtReportOf([passKtEntry("<b>&", [passKtCell(1, 2, 0.5)])]),
      warnings: ["<script>alert(1)</script>"],
    });
    expectSelfContained(document);
    expect(document).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(document).not.toContain("<b>&");
  });

  it("holds a report without entries or estimates", () => {
    expectSelfContained(passKtHtml(passKtReportOf([])));
    expectSelfContained(passKtHtml(passKtReportOf([passKtEntry("a", [passKtCell(1, 2, null)], { aubc: null })])));
  });
});

describe("the compare document", () => {
  it("begins with the finding and has the difference with both bands in numbers", () => {
    const document = compareHtml(COMPARED);
    expectSelfContained(document);
    expect(document).toContain(`<p class="lede">${COMPARED.finding}</p>`);
    expect(document).toContain(">[−25.0, −15.0]</td>");
    expect(document).toContain(">[−30.0, −10.0]</td>");
    expect(document).toContain("lab-sft ahead");
    expect(document).toContain("–: 12 tasks lack an episode");
  });

  it("says what sets the sides apart and which tasks were left out", () => {
    const document = compareHtml({
      ...COMPARED,
      matched: { status: "partly", differs: ["budget.visibility"] },
      only_a: ["t1"],
      only_b: ["t2", "t3"],
    });
    expect(document).toContain("Partly matched.");
    expect(document).toContain("The sides differ in budget.visibility. Left out: 1 task only in A, 2 tasks only in B.");
  });

  it("takes methods and curves by name, whatever the order of the entries", () => {
    const cells = [passKtCell(1, 2, 0.5), passKtCell(1, 12, 0.9)];
    const [sft, rl] = [passKtEntry("lab-sft", cells, { method: "sft" }), passKtEntry("lab-rl", cells)];
    const heading = (entries: (typeof sft)[]) => compareHtml(COMPARED, { entries: passKtReportOf(entries) }).match(/<h1>.*<\/h1>/)?.[0];
    expect(heading([sft, rl])).toBe(heading([rl, sft]));
    expect(heading([sft, rl])).toMatch(/#C8500A.*lab-rl.*against.*#0F7BB8.*lab-sft/);
  });

  it("shows the tasks as a scatter where they have several episodes", () => {
    const tasks = [{ task_id: "depot-1", a: { n: 8, c: 3 }, b: { n: 8, c: 5 } }];
    expect(compareHtml(COMPARED, { tasks: { k: 1, t: 12, tasks } })).toContain(
      "At T = 12, 0 tasks better with lab-rl, 1 with lab-sft, 0 tied",
    );
  });
});

describe("the template of HTML", () => {
  it("escapes texts, keeps markup and leaves out nothing but null", () => {
    expect(html`<p title="${'"'}">${"<i>"}${html`<b>${1}</b>`}${null}${[html`a`, null, html`b`]}</p>`.markup).toBe(
      '<p title="&quot;">&lt;i&gt;<b>1</b>ab</p>',
    );
  });
});

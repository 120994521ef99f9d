import { levelText } from "../charts/report-words";
import type { ErrorConvention, ReportMode } from "../report-options";
import { html, type Markup } from "./markup";

type MethodFacts = { level: number; seed: number; errors: ErrorConvention; mode: ReportMode | "mixed"; schema: string };
type Definition = readonly [term: string, text: string];

const MODES: Readonly<Record<ReportMode | "mixed", string>> = {
  rerun: "rerun: the episodes at each T were run afresh under that limit; success is success within it.",
  truncate: "truncate: the episodes of the largest limit, with success counted by turn T; a T beyond that limit is not estimable.",
  mixed: "each entry has its own mode, stated with it; entries of different modes are never compared.",
};

const ERRORS: Readonly<Record<ErrorConvention, string>> = {
  exclude:
    "Episodes that ended by an error of environment, endpoint or grader, were cancelled or were not graded are left out of n at every T.",
  fail: "Episodes that ended by an error of environment, endpoint or grader, were cancelled or were not graded count as failures at every T.",
};

/** How the numbers were come by: definitions, interval, convention for what is missing, level, seed. */
export function methodMarkup(facts: MethodFacts, further: readonly Definition[]): Markup {
  const definitions: Definition[] = [
    [
      "Pass@(K,T)",
      "The chance that at least one of K independent episodes of a task succeeds within T turns, unbiased from the n episodes of the task, averaged over tasks.",
    ],
    ["Budget", MODES[facts.mode]],
    ["Missing", ERRORS[facts.errors]],
    ...further,
    ["Undefined", "Where some task has fewer than K episodes the value is not estimable: it is never 0, never 1, and the reason is given."],
    [
      "Settings",
      `level ${levelText(facts.level)}, seed ${facts.seed}, schema ${facts.schema}. The same input and seed give the same report.`,
    ],
  ];
  const items = definitions.map(
    ([term, text]) => html`<dt>${term}</dt><dd>${text}</dd>
`,
  );
  return html`<section class="definitions"><h2>How to read this</h2><dl class="kv">
${items}</dl></section>
`;
}

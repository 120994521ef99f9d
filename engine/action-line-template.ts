import type { ParsedAnswer, SuiteTemplate } from "./suite-template";

const GIVE_UP = "give up";

const FORM = `You may think first. End your answer with one line of this form, and nothing after it:
Action: <an action>
To stop without solving it, write: Action: ${GIVE_UP}`;

const EXPLANATION =
  "No action was found in your answer, so nothing was done. End your answer with one line of the form: Action: <an action>";

/** A finished or unfinished passage of reasoning: an action that is only thought of is not taken. */
const THOUGHT = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi;

/** A line that names an action, whatever list mark, quote or emphasis stands around the word. */
const ACTION_LINE = /^[\s>*_`#-]*action[\s*_`]*:(.*)$/i;

/** What models add behind an action: a comment in brackets, after a dash or a hash. */
const REMARK = / (?:\(|#|\/\/|--? |–|—).*$/;

/** No action is longer; a bound also keeps the patterns below fast on whatever a model writes. */
const LONGEST_ACTION = 1_000;

/** The template of text worlds whose answers end with `Action: …`. `world` describes the world and its actions. */
export function actionLineTemplate(world: string): SuiteTemplate {
  return {
    system: `${world.trim()}\n\n${FORM}`,
    turnsLeft: (left) => `You have ${left} ${left === 1 ? "turn" : "turns"} left, this one included.`,
    parse: parseActionLine,
  };
}

/** The action of the last `Action:` line that has one, in lower or upper case, in a code fence, with text around it. */
export function parseActionLine(answer: string): ParsedAnswer {
  const lines = answer.replace(THOUGHT, "").split(/\r?\n/);
  for (let index = lines.length - 1; index >= 0; index--) {
    const match = ACTION_LINE.exec(lines[index] ?? "");
    if (match === null) continue;
    const action = bareAction(match[1] ?? "") || bareAction(nextText(lines, index));
    if (action !== "") return { kind: action.toLowerCase() === GIVE_UP ? "gave_up" : "action", action };
  }
  return { kind: "unparseable", explanation: EXPLANATION };
}

/** The first line after `index` that holds more than a code fence: some models put the action under the word. */
function nextText(lines: readonly string[], index: number): string {
  return lines.slice(index + 1).find((line) => line.trim() !== "" && !line.trim().startsWith("```")) ?? "";
}

function bareAction(text: string): string {
  return text
    .slice(0, LONGEST_ACTION)
    .replace(/\s+/g, " ")
    .replace(REMARK, "")
    .replace(/^[\s"'`*_<[]+/, "")
    .replace(/[\s"'`*_>\].,;:!]+$/, "");
}

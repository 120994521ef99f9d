import type { Turn } from "@/core/trajectory/episode";
import { messageText } from "./message-text";
import { transcriptRows } from "./transcript-rows";

const SUMMARY_CHARACTERS = 80;

/** What a turn did in one short line: its action, else its first call, else the start of what the model said. */
export function turnSummary(turn: Turn): string {
  const rows = transcriptRows(turn);
  const row = rows.find((each) => each.kind === "call") ?? rows.find((each) => each.kind === "assistant");
  const text = typeof turn.action === "string" && turn.action !== "" ? turn.action : messageText(row?.text);
  return text.replace(/\s+/g, " ").trim().slice(0, SUMMARY_CHARACTERS);
}

/** Whether something went wrong in the turn by the source's own account: an invalid action or an error. */
export function isFaulty(turn: Turn): boolean {
  return turn.valid === false || (turn.error !== undefined && turn.error !== null && turn.error !== "");
}

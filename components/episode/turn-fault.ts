import type { Turn } from "@/core/trajectory/episode";
import { messageText } from "./message-text";

/** What went wrong in a turn by the source's own account. */
export interface TurnFault {
  readonly title: string;
  readonly text: string;
}

/** The fault of a turn in words; null where nothing is known to be wrong. */
export function turnFault({ action, valid, error }: Pick<Turn, "action" | "valid" | "error">): TurnFault | null {
  if (error !== undefined && error !== null && error !== "" && error !== false) {
    return { title: "Error", text: error === true ? "The source says no more." : messageText(error) };
  }
  if (valid !== false) return null;
  if (action === null) return { title: "Could not be read as an action", text: "Nothing was done; it cost a turn." };
  return { title: "Invalid action", text: "It was not possible here; it cost a turn." };
}

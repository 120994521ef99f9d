import type { RouterOutputs } from "@/server/api/root";

export type ImportStatus = RouterOutputs["imports"]["get"]["status"];

type Words = {
  /** Class of the dot. */
  dot: "" | "running" | "done" | "problems" | "failed";
  words: string;
  /** What a link to it says. */
  next: string;
};

const WORDS: Readonly<Record<ImportStatus, Words>> = {
  uploading: { dot: "", words: "uploading", next: "Go on" },
  queued: { dot: "", words: "queued", next: "Look" },
  checking: { dot: "running", words: "checking", next: "Look" },
  checked: { dot: "problems", words: "needs you", next: "Decide" },
  storing: { dot: "running", words: "storing", next: "Look" },
  stored: { dot: "done", words: "stored", next: "Open" },
  refused: { dot: "failed", words: "refused", next: "See why" },
  failed: { dot: "failed", words: "failed", next: "See why" },
  cancelled: { dot: "", words: "cancelled", next: "Look" },
};

/** How the state of an import is shown. */
export function importWords(status: ImportStatus): Words {
  return WORDS[status];
}

/** Whether a worker has it, so that its state changes by itself. */
export function isMoving(status: ImportStatus): boolean {
  return status === "queued" || status === "checking" || status === "storing";
}

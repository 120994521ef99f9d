import { randomBytes } from "node:crypto";

/** The number under which the log has what went wrong. */
export function makeRequestId(): string {
  return `req_${randomBytes(5).toString("hex")}`;
}

/** What a person sees of a bug. */
export function describeBug(requestId: string): string {
  return `Something went wrong on our side. If you report it, say ${requestId}.`;
}

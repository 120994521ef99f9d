import { z } from "zod";
import type { PickedFile } from "./picked-file";

/** The part of a problem document (RFC 9457) that is for people. */
const Refusal = z.object({ detail: z.string() });

const UNREACHABLE = "The server did not answer. What was uploaded so far is kept; try again in a moment.";

type UploadOptions = { importId: string; signal: AbortSignal; onSent: (bytes: number) => void };

/**
 * Sends one file to an import. XMLHttpRequest because fetch tells nothing about how much of a body was sent.
 * @throws Error with a sentence to show; AbortError when the signal fires.
 */
export function uploadFile({ path, file }: PickedFile, { importId, signal, onSent }: UploadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({ path, size: String(file.size) });
    request.open("POST", `/api/imports/${encodeURIComponent(importId)}/files?${query}`);
    request.upload.onprogress = (event) => onSent(event.loaded);
    request.onload = () => (request.status < 300 ? resolve() : reject(new Error(refusalOf(request))));
    request.onerror = () => reject(new Error(`${path}: ${UNREACHABLE}`));
    request.onabort = () => reject(new DOMException("The upload was cancelled.", "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}

function refusalOf(request: XMLHttpRequest): string {
  try {
    return Refusal.parse(JSON.parse(request.responseText)).detail;
  } catch {
    return request.status === 413 ? "It is larger than this server takes." : UNREACHABLE;
  }
}

/** The answer: on standard output. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** One JSON document on standard output. */
export function printJson(document: unknown): void {
  print(JSON.stringify(document, null, 2));
}

/** Warnings and errors: on standard error, a line each. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

const UPDATE_EVERY_MS = 250;
let shownAtMs = 0;

/** How far it has come; only where a person looks on, and gone when the work is done. */
export function showProgress(text: string): void {
  const nowMs = performance.now();
  if (!process.stderr.isTTY || nowMs - shownAtMs < UPDATE_EVERY_MS) return;
  shownAtMs = nowMs;
  process.stderr.write(`\r\u001b[2K${text}`);
}

export function clearProgress(): void {
  if (process.stderr.isTTY && shownAtMs > 0) process.stderr.write("\r\u001b[2K");
}

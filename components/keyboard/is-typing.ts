/** What a key press tells about where it happened; `Element` fits. */
export interface KeyTarget {
  readonly tagName: string;
  readonly isContentEditable?: boolean;
}

const TYPING_TAGS: ReadonlySet<string> = new Set(["INPUT", "SELECT", "TEXTAREA"]);

/** Whether a key press belongs to a field that has the focus, so that no shortcut may take it. */
export function isTyping(target: KeyTarget | null): boolean {
  return target !== null && (TYPING_TAGS.has(target.tagName) || target.isContentEditable === true);
}

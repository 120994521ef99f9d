"use client";

import { useSyncExternalStore } from "react";

const STORAGE_KEY = "turnwise.checklist";
const CHANGED = "turnwise:checklist";

/** Puts the checklist away in this browser. */
export function hideChecklist(): void {
  window.localStorage.setItem(STORAGE_KEY, "hidden");
  window.dispatchEvent(new Event(CHANGED));
}

/** Whether it was put away; true until the page has read this browser's choice, so that it never flashes. */
export function useChecklistHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.localStorage.getItem(STORAGE_KEY) === "hidden",
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

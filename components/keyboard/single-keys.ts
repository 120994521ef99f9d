"use client";

import { useSyncExternalStore } from "react";

const STORAGE_KEY = "turnwise.single-keys";
const CHANGED = "turnwise:single-keys";

function read(): boolean {
  return window.localStorage.getItem(STORAGE_KEY) !== "off";
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener("storage", onChange);
  };
}

/** Switches single-letter shortcuts on or off in this browser (WCAG 2.1.4). */
export function setSingleKeys(on: boolean): void {
  if (on) window.localStorage.removeItem(STORAGE_KEY);
  else window.localStorage.setItem(STORAGE_KEY, "off");
  window.dispatchEvent(new Event(CHANGED));
}

/** Whether single-letter shortcuts are on; true until the page has read this browser's choice. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, read, () => true);
}

"use client";

import { useSyncExternalStore } from "react";
import { THEME_STORAGE_KEY } from "./theme-script";

const CHANGED = "turnwise:theme";

export type Theme = "light" | "dark";

/** Shows a theme at once and remembers it in this browser; null follows the system again. */
export function chooseTheme(theme: Theme | null): void {
  const root = document.documentElement;
  if (theme === null) {
    delete root.dataset.theme;
    window.localStorage.removeItem(THEME_STORAGE_KEY);
  } else {
    root.dataset.theme = theme;
    window.localStorage.setItem(THEME_STORAGE_KEY, theme);
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** The theme that the person chose in this browser; null: the system's. */
export function useChosenTheme(): Theme | null {
  return useSyncExternalStore(subscribe, readChoice, () => null);
}

function readChoice(): Theme | null {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : null;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

"use client";

import { chooseTheme } from "./theme";

/** Switches between light and dark; "like the system" is on the account page. */
export function ThemeToggle({ label }: { label?: string }) {
  const toggle = () => {
    const chosen = document.documentElement.dataset.theme;
    const dark = chosen ? chosen === "dark" : window.matchMedia("(prefers-color-scheme: dark)").matches;
    chooseTheme(dark ? "light" : "dark");
  };
  return (
    <button type="button" className="btn sm quiet" onClick={toggle} aria-label={`${label ?? "Theme"}: switch between light and dark`}>
      <span aria-hidden="true">◐</span> {label}
    </button>
  );
}

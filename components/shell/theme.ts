const STORAGE_KEY = "turnwise.theme";

export type Theme = "light" | "dark";

/**
 * Runs in the head before anything is painted. Without a stored choice the style sheet follows the system.
 * Backticks because React escapes the other quotes in a script element.
 */
export const THEME_SCRIPT = `try{const t=localStorage.getItem(\`${STORAGE_KEY}\`);if(t)document.documentElement.dataset.theme=t}catch{}`;

/** Shows a theme at once and remembers it in this browser; null follows the system again. */
export function chooseTheme(theme: Theme | null): void {
  const root = document.documentElement;
  if (theme === null) {
    delete root.dataset.theme;
    window.localStorage.removeItem(STORAGE_KEY);
    return;
  }
  root.dataset.theme = theme;
  window.localStorage.setItem(STORAGE_KEY, theme);
}

export const THEME_STORAGE_KEY = "turnwise.theme";

/**
 * Runs in the head before anything is painted. Without a stored choice the style sheet follows the system.
 * Backticks because React escapes the other quotes in a script element.
 */
export const THEME_SCRIPT = `try{const t=localStorage.getItem(\`${THEME_STORAGE_KEY}\`);if(t)document.documentElement.dataset.theme=t}catch{}`;

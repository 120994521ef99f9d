import { invalidInput } from "@/core/app-error";

/** A key that a person has set for endpoints, and the variable that holds it. */
export interface ApiKey {
  readonly variable: string;
  readonly value: string;
}

const PRINTABLE = /^[\x21-\x7e]+$/;

/**
 * The key for the endpoint: TURNWISE_API_KEY, else OPENAI_API_KEY; null where neither is set. Never an argument: those are seen by
 * everybody on the machine. Throws `invalid_input`, without the value, for what can't stand in a header.
 */
export function readApiKey(): ApiKey | null {
  const variables = { TURNWISE_API_KEY: process.env.TURNWISE_API_KEY, OPENAI_API_KEY: process.env.OPENAI_API_KEY };
  for (const [variable, text = ""] of Object.entries(variables)) {
    const value = text.trim();
    if (value === "") continue;
    if (!PRINTABLE.test(value)) throw invalidInput(`${variable}: a key has no spaces and no letters beyond ASCII; set it again.`);
    return { variable, value };
  }
  return null;
}

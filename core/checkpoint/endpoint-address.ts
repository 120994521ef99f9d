import { invalidInput } from "../app-error";

/**
 * Where chat completions are asked for, given what people paste: a host, a base with a version (`…/v1`), or the full address. Throws
 * `invalid_input` for what is no http address, and for an address that carries a user name, a password or a query: keys have a field.
 */
export function chatCompletionsUrl(endpoint: string): URL {
  return underBase(endpoint, "chat/completions");
}

/** Where the models of the same endpoint are listed. Throws as `chatCompletionsUrl` does. */
export function modelsUrl(endpoint: string): URL {
  return underBase(endpoint, "models");
}

function underBase(endpoint: string, path: string): URL {
  const url = parseEndpoint(endpoint);
  const base = url.pathname.replace(/\/+$/, "").replace(/\/chat\/completions$/, "");
  const versioned = /\/v\d+[a-z0-9]*(?:\/|$)/.test(base) || endpoint.trim().replace(/\/+$/, "").endsWith("/chat/completions");
  url.pathname = versioned ? `${base}/${path}` : `${base}/v1/${path}`;
  return url;
}

function parseEndpoint(endpoint: string): URL {
  const text = endpoint.trim();
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) {
    throw invalidInput(`The endpoint "${text}" is no address: give one that starts with http:// or https://.`);
  }
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") {
    throw invalidInput(
      `The endpoint at ${url.host} carries a user, password, query or fragment: give the bare address, and the key in its own field.`,
    );
  }
  return url;
}

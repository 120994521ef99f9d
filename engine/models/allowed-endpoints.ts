import { BlockList, isIP } from "node:net";
import { invalidInput } from "@/core/app-error";

/** The setting that an administrator writes; every refusal names it. */
export const ALLOWED_ENDPOINTS_SETTING = "TURNWISE_ALLOWED_ENDPOINTS";

/** One entry of the list: everything, a network, or a host by its name (`.suffix` for all below it) with or without a port. */
export type AllowedEndpoint =
  | { readonly kind: "any" }
  | { readonly kind: "network"; readonly contains: (address: string) => boolean }
  | { readonly kind: "host"; readonly host: string; readonly port: number | null };

const HOST = /^(?:\*(?=\.))?[a-z0-9._-]+$/i;

/**
 * Reads the list: entries parted by commas or spaces, each `*`, a network (`10.0.0.0/8`), an address, a host (`vllm.lab.example`), all hosts
 * below one (`*.lab.example`), the latter three with `:port` if only one is meant. Throws `invalid_input` that quotes the wrong entry.
 */
export function parseAllowedEndpoints(text: string): AllowedEndpoint[] {
  return text
    .split(/[\s,]+/)
    .filter((entry) => entry !== "")
    .map(parseEntry);
}

function parseEntry(entry: string): AllowedEndpoint {
  if (entry === "*") return { kind: "any" };
  const network = parseNetwork(entry);
  if (network !== null) return network;
  const { host, port } = splitPort(entry);
  const portIsFine = port === null || (port >= 1 && port <= 65_535);
  if (portIsFine && (isIP(host) !== 0 || HOST.test(host))) return { kind: "host", host: host.toLowerCase().replace(/^\*/, ""), port };
  throw invalidInput(
    `${ALLOWED_ENDPOINTS_SETTING}: "${entry}" is neither *, a network such as 10.0.0.0/8, nor a host with or without a port.`,
  );
}

function parseNetwork(entry: string): AllowedEndpoint | null {
  const [address, bits, ...rest] = entry.split("/");
  if (address === undefined || bits === undefined || rest.length > 0 || isIP(address) === 0) return null;
  const prefix = Number(bits);
  const longest = isIP(address) === 6 ? 128 : 32;
  if (!/^\d+$/.test(bits) || prefix > longest) return null;
  const list = new BlockList();
  list.addSubnet(address, prefix, family(address));
  return { kind: "network", contains: (candidate) => list.check(candidate, family(candidate)) };
}

/** `host`, `host:port`, `[v6]:port` or a bare v6 address. */
function splitPort(entry: string): { host: string; port: number | null } {
  if (isIP(entry) === 6) return { host: entry, port: null };
  const match = /^(\[[^\]]+\]|[^:]*)(?::(\d+))?$/.exec(entry);
  if (match === null) return { host: entry, port: null };
  return { host: (match[1] ?? "").replace(/^\[|\]$/g, ""), port: match[2] === undefined ? null : Number(match[2]) };
}

/** The family of an address in the words of node:net. */
export function family(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

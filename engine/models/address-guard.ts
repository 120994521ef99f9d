import { lookup as systemLookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { AppError } from "@/core/app-error";
import { ALLOWED_ENDPOINTS_SETTING, type AllowedEndpoint, family, parseAllowedEndpoints } from "./allowed-endpoints";

export interface HostAddress {
  readonly address: string;
  readonly family: number;
}

/** Decides which machines the platform calls. */
export interface AddressGuard {
  /**
   * The permitted addresses of a host; whoever asks connects to one of these and resolves nothing again. Throws `forbidden` where none is,
   * with the line of the setting that would permit it; errors of name resolution pass through.
   */
  resolve(host: string, port: number): Promise<HostAddress[]>;
}

export interface AddressGuardOptions {
  /** The administrator's list, as it stands in the setting. */
  readonly allowed: string;
  /** `host:port` of what is permitted without being listed: the platform's own lab, or what a person typed on the command line. */
  readonly own?: readonly string[];
  readonly lookup?: (host: string) => Promise<HostAddress[]>;
}

/**
 * What `*` does not mean: link-local, unspecified and multicast addresses, where the metadata services of clouds answer. Who needs one
 * names it.
 */
const NEVER_BY_STAR = new BlockList();
NEVER_BY_STAR.addSubnet("0.0.0.0", 8, "ipv4");
NEVER_BY_STAR.addSubnet("169.254.0.0", 16, "ipv4");
NEVER_BY_STAR.addAddress("100.100.100.200", "ipv4");
NEVER_BY_STAR.addSubnet("224.0.0.0", 3, "ipv4");
NEVER_BY_STAR.addAddress("::", "ipv6");
NEVER_BY_STAR.addSubnet("fe80::", 10, "ipv6");
NEVER_BY_STAR.addAddress("fd00:ec2::254", "ipv6");
NEVER_BY_STAR.addSubnet("ff00::", 8, "ipv6");

/** A guard over the administrator's list. Throws `invalid_input` for a list that can't be read. */
export function createAddressGuard({ allowed, own = [], lookup = lookupAll }: AddressGuardOptions): AddressGuard {
  const entries = [...parseAllowedEndpoints(allowed), ...own.flatMap(parseAllowedEndpoints)];
  return {
    resolve: async (hostName, port) => {
      const host = hostName.replace(/^\[|\]$/g, "").toLowerCase();
      const addresses = isIP(host) === 0 ? await lookup(host) : [{ address: host, family: isIP(host) }];
      const permitted = addresses.filter(({ address }) => entries.some((entry) => permits(entry, host, port, address)));
      if (permitted.length === 0) throw refusal(allowed, hostName, port, addresses);
      return permitted;
    },
  };
}

function permits(entry: AllowedEndpoint, host: string, port: number, address: string): boolean {
  if (entry.kind === "any") return !NEVER_BY_STAR.check(address, family(address));
  if (entry.kind === "network") return entry.contains(address);
  const nameFits = entry.host.startsWith(".") ? host.endsWith(entry.host) : host === entry.host;
  return nameFits && (entry.port === null || entry.port === port);
}

function refusal(allowed: string, host: string, port: number, addresses: readonly HostAddress[]): AppError {
  const found = addresses.map(({ address }) => address).filter((address) => address !== host);
  const at = found.length > 0 ? ` (${found.join(", ")})` : "";
  const line = `${ALLOWED_ENDPOINTS_SETTING}=${[...allowed.split(/[\s,]+/).filter(Boolean), `${host}:${port}`].join(",")}`;
  return new AppError(
    "forbidden",
    `The endpoint ${host}:${port}${at} is not permitted here. An administrator can permit it by the setting ${line}`,
  );
}

function lookupAll(host: string): Promise<HostAddress[]> {
  return systemLookup(host, { all: true });
}

import type { LookupFunction } from "node:net";
import { Agent, buildConnector } from "undici";
import type { AddressGuard, HostAddress } from "./address-guard";

export const CONNECT_LIMIT_MS = 10_000;

/**
 * Connections to permitted addresses only. Each connection goes to the very address that the guard has looked at: a name that changes its
 * address in between leads nowhere else.
 */
export function createGuardedAgent(guard: AddressGuard): Agent {
  return new Agent({
    connect: (options, callback) => {
      const port = Number(options.port) || (options.protocol === "https:" ? 443 : 80);
      guard.resolve(options.hostname, port).then(
        (addresses) => buildConnector({ timeout: CONNECT_LIMIT_MS, lookup: pinned(addresses) })(options, callback),
        (error: Error) => callback(error, null),
      );
    },
  });
}

function pinned(addresses: readonly HostAddress[]): LookupFunction {
  const [first] = addresses;
  return (host, options, callback) => {
    if (first === undefined) callback(new Error(`no address of ${host}`), "");
    else if (options.all) callback(null, [...addresses]);
    else callback(null, first.address, first.family);
  };
}

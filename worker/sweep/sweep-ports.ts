import { chatCompletionsUrl } from "@/core/checkpoint/endpoint-address";
import { createAddressGuard } from "@/engine/models/address-guard";
import { createGuardedAgent } from "@/engine/models/guarded-agent";
import { DEFAULT_RETRY } from "@/engine/retry";
import { systemClock } from "@/engine/system-clock";
import type { ServerEnv } from "@/server/env";
import { createEndpointOpener } from "./open-endpoint";
import type { SweepPorts } from "./sweep-player";

/** How a worker reaches endpoints: through the administrator's allow-list, to which the installation's own lab always belongs. */
export function openSweepPorts(env: ServerEnv, workerId: string): SweepPorts {
  const { TURNWISE_LAB_URL: labUrl, TURNWISE_SECRET_KEY: secretKey, TURNWISE_ALLOWED_ENDPOINTS: allowed } = env;
  const guard = createAddressGuard({ allowed, own: labUrl === undefined ? [] : [hostAndPort(labUrl)] });
  return {
    workerId,
    openEndpoint: createEndpointOpener({ secretKey, labUrl }),
    chat: { dispatcher: createGuardedAgent(guard), clock: systemClock, random: Math.random, retry: DEFAULT_RETRY },
  };
}

function hostAndPort(address: string): string {
  const { hostname, port, protocol } = chatCompletionsUrl(address);
  return `${hostname}:${port || (protocol === "https:" ? "443" : "80")}`;
}

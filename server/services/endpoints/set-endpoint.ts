import { z } from "zod";
import { AppError } from "@/core/app-error";
import { chatCompletionsUrl } from "@/core/checkpoint/endpoint-address";
import { EndpointSettings } from "@/core/checkpoint/endpoint-settings";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { toStorableJson } from "../imports/storable-json";
import { type EndpointView, endpointColumns, toEndpointView } from "./endpoint-view";
import { sealKey } from "./seal-key";

export const EndpointChange = EndpointSettings.extend({ checkpoint: z.string() });
export type EndpointChange = z.infer<typeof EndpointChange>;

/**
 * Says where a checkpoint answers. A key is encrypted at once, for this checkpoint; an earlier one stays only while the address leads to the
 * same host, so that nobody sends it elsewhere by changing the address. Runs that are under way take the new settings with their next batch.
 */
export async function setEndpoint({ projectId }: ProjectScope<"checkpoint:write">, change: EndpointChange): Promise<EndpointView> {
  const { checkpoint: checkpointId, key, url, model, sampling, concurrency } = change;
  const checkpoint = await getDatabase().checkpoint.findFirst({
    where: { id: checkpointId, projectId },
    select: { endpoint: { select: { url: true, sealedKey: true } } },
  });
  if (checkpoint === null) throw new AppError("not_found", "There is no such checkpoint in this project.");
  const kept = isSameHost(checkpoint.endpoint?.url ?? null, url) ? (checkpoint.endpoint?.sealedKey ?? null) : null;
  const sealedKey = key === undefined ? kept : sealKey(key, checkpointId);
  const asked = { url, model, sampling: toStorableJson(sampling), concurrency };
  const data = { ...asked, sealedKey, secondsPerRequest: null, measuredAt: null };
  const row = await getDatabase().endpoint.upsert({
    where: { checkpointId },
    create: { ...data, checkpointId },
    update: data,
    select: endpointColumns,
  });
  return toEndpointView(row);
}

/** Also refuses an address that is none. */
function isSameHost(before: string | null, now: string): boolean {
  const { origin } = chatCompletionsUrl(now);
  return before !== null && chatCompletionsUrl(before).origin === origin;
}

import { SamplingSettings } from "@/core/sweep/sampling-settings";

/** An endpoint as people see it; its key is seen by nobody. */
export interface EndpointView {
  /** null: the lab that Turnwise serves itself */
  url: string | null;
  model: string;
  hasKey: boolean;
  sampling: SamplingSettings;
  concurrency: number;
  /** From request to answer with `concurrency` in flight (fewer, if so many failed); null before a test, and where it did not answer. */
  secondsPerRequest: number | null;
  measuredAt: Date | null;
}

/** The columns of an endpoint that its view is made of. */
export const endpointColumns = {
  url: true,
  model: true,
  sealedKey: true,
  sampling: true,
  concurrency: true,
  secondsPerRequest: true,
  measuredAt: true,
} as const;

interface EndpointColumns extends Omit<EndpointView, "hasKey" | "sampling"> {
  sealedKey: string | null;
  sampling: unknown;
}

export function toEndpointView({ sealedKey, sampling, ...row }: EndpointColumns): EndpointView {
  return { ...row, sampling: SamplingSettings.parse(sampling), hasKey: sealedKey !== null };
}

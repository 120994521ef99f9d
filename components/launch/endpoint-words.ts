import { endpointHost, latencyText } from "@/components/endpoints/endpoint-words";
import type { CheckpointChoice } from "./launch-choices";

type Endpoint = NonNullable<CheckpointChoice["endpoint"]>;

/** Where a checkpoint answers: "built in", or the model and its host. */
export function placeText({ url, model }: Endpoint): string {
  return url === null ? endpointHost({ url }) : `${model} at ${endpointHost({ url })}`;
}

/** How fast it was when it was tested: "18 ms, 16 at once". */
export function speedText({ secondsPerRequest, concurrency }: Endpoint): string {
  return secondsPerRequest === null ? "not measured" : `${latencyText(secondsPerRequest)}, ${concurrency} at once`;
}

/** The longest measured seconds of an answer; null where none was measured. */
export function slowestSeconds(checkpoints: readonly CheckpointChoice[]): number | null {
  const measured = checkpoints.map(({ endpoint }) => endpoint?.secondsPerRequest ?? null).filter((seconds) => seconds !== null);
  return measured.length === 0 ? null : Math.max(...measured);
}

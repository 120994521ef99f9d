import { AppError } from "@/core/app-error";
import type { ChatEndpoint } from "@/engine/models/chat-endpoint";
import { openSecret } from "@/server/secrets/open-secret";

/** An endpoint as its row holds it. */
export interface StoredEndpoint {
  readonly checkpointId: string;
  /** null: the lab of this installation */
  readonly url: string | null;
  readonly sealedKey: string | null;
}

/** What of a request does not belong to the endpoint, but to whoever asks. */
export type RequestSettings = Pick<ChatEndpoint, "model" | "sampling" | "requestLimitMs">;

/** Makes an endpoint callable: its address, and its key in the clear. Throws `unavailable` for what this worker lacks. */
export type OpenEndpoint = (endpoint: StoredEndpoint, settings: RequestSettings) => ChatEndpoint;

export interface WorkerSecrets {
  readonly secretKey: string | undefined;
  readonly labUrl: string | undefined;
}

/** How this worker opens endpoints. */
export function createEndpointOpener({ secretKey, labUrl }: WorkerSecrets): OpenEndpoint {
  return ({ checkpointId, url, sealedKey }, settings) => ({
    ...settings,
    url: url ?? findLab(labUrl),
    apiKey: openKey(sealedKey, checkpointId, secretKey),
  });
}

function findLab(labUrl: string | undefined): string {
  if (labUrl !== undefined) return labUrl;
  throw new AppError("unavailable", "This worker doesn't know where the built-in lab is: set TURNWISE_LAB_URL for it.");
}

function openKey(sealedKey: string | null, checkpointId: string, secretKey: string | undefined): string | null {
  if (sealedKey === null) return null;
  if (secretKey !== undefined) return openSecret(sealedKey, checkpointId, secretKey);
  throw new AppError("unavailable", "This worker can't open the endpoint's key: give it the TURNWISE_SECRET_KEY of the web server.");
}

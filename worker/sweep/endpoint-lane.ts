import { createLimiter, limitModel } from "@/engine/limits";
import type { Model, ModelProblem } from "@/engine/models/model";

/** What one worker may send to one endpoint, over all batches that it has in hand. */
export interface EndpointLane {
  /** From now on so many requests in flight, and so many episodes being played. */
  resize(places: number): void;
  /** Plays an episode when there is a place. */
  play<T>(episode: () => Promise<T>, signal: AbortSignal): Promise<T>;
  limit(model: Model): Model;
  /** Says of each episode's problem whether it was the last of so many in a row that the endpoint caused. */
  isHopeless(problem: ModelProblem | null): boolean;
}

const FEWEST_IN_ROW = 10;

/** A lane for an endpoint that takes `concurrency` requests at once in all. */
export function createEndpointLane(concurrency: number): EndpointLane {
  const episodes = createLimiter(concurrency);
  const requests = createLimiter(concurrency);
  let inRow = 0;
  return {
    resize: (places) => {
      episodes.resize(places);
      requests.resize(places);
    },
    play: (episode, signal) => episodes.run(episode, signal),
    limit: (model) => limitModel(model, requests),
    isHopeless: (problem) => {
      if (problem?.kind === "cancelled") return false;
      inRow = problem?.kind === "endpoint_error" ? inRow + 1 : 0;
      return inRow >= Math.max(FEWEST_IN_ROW, 2 * concurrency);
    },
  };
}

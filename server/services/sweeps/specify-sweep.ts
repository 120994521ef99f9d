import { AppError, invalidInput } from "@/core/app-error";
import { SamplingSettings } from "@/core/sweep/sampling-settings";
import { SweepRequest } from "@/core/sweep/sweep-request";
import { SWEEP_SCHEMA, SweepSpec } from "@/core/sweep/sweep-spec";
import { getDatabase } from "@/server/database/database";
import { toStorableJson } from "../imports/storable-json";

const columns = {
  id: true,
  name: true,
  method: true,
  family: true,
  step: true,
  trainSeed: true,
  parent: { select: { name: true } },
  endpoint: { select: { model: true, sampling: true, concurrency: true, secondsPerRequest: true, measuredAt: true } },
} as const;

/** How fast an endpoint was when it was tested. */
export interface EndpointSpeed {
  concurrency: number;
  secondsPerRequest: number | null;
  measuredAt: Date | null;
}

export interface SpecifiedSweep {
  spec: SweepSpec;
  /** In the order of `spec.checkpoints`. */
  speeds: EndpointSpeed[];
}

/**
 * What a request means today: its checkpoints with their lineage and sampling, frozen. Throws `not_found` for a checkpoint of another
 * project and `invalid_input` for one without an endpoint.
 */
export async function specifySweep(projectId: string, request: SweepRequest): Promise<SpecifiedSweep> {
  // Doors hand over what else they were sent; a spec holds nothing but itself.
  const { checkpointIds, ...asked } = SweepRequest.parse(request);
  const rows = await getDatabase().checkpoint.findMany({ where: { projectId, id: { in: checkpointIds } }, select: columns });
  const chosen = checkpointIds.map((id) => {
    const row = rows.find((candidate) => candidate.id === id);
    if (row === undefined) throw new AppError("not_found", "One of the checkpoints isn't in this project any more. Choose again.");
    const { endpoint, trainSeed, parent, ...facts } = row;
    if (endpoint === null) throw invalidInput(`${row.name} has no endpoint to ask. Give it one on its page, or leave it out.`);
    const { model, sampling, ...speed } = endpoint;
    const checkpoint = { ...facts, train_seed: trainSeed, parent: parent?.name ?? null, model, sampling: SamplingSettings.parse(sampling) };
    return { checkpoint, speed };
  });
  const spec = { ...asked, schema: SWEEP_SCHEMA, checkpoints: chosen.map(({ checkpoint }) => checkpoint) };
  return { spec: SweepSpec.parse(toStorableJson(spec)), speeds: chosen.map(({ speed }) => speed) };
}

import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { SamplingSettings } from "@/core/sweep/sampling-settings";
import { type SweepSpec, samplingOf } from "@/core/sweep/sweep-spec";
import type { Episode } from "@/core/trajectory/episode";

/** What decides an episode and stands nowhere else in it; kept as `source.sweep` of every line, so that a file knows its sweep. */
export const SweepOrigin = z.object({ seed: z.int().min(0), model: z.string(), sampling: SamplingSettings });
export type SweepOrigin = z.infer<typeof SweepOrigin>;

const Source = z.looseObject({ sweep: SweepOrigin });

/** The origin of a sweep's one checkpoint, as it comes back from a file. */
export function originOf(spec: SweepSpec): SweepOrigin {
  const [checkpoint] = spec.checkpoints;
  if (checkpoint === undefined) throw new RangeError("a sweep has a checkpoint");
  const { extraBody, ...sampling } = samplingOf(spec, checkpoint);
  const told = Object.keys(extraBody ?? {}).length > 0 ? { ...sampling, extraBody } : sampling;
  return SweepOrigin.parse({ seed: spec.seed, model: checkpoint.model, sampling: JSON.parse(JSON.stringify(told)) });
}

/** The episode with its origin written in. */
export function withOrigin(episode: Episode, origin: SweepOrigin): Episode {
  return { ...episode, source: { ...episode.source, sweep: origin } };
}

/** Why an episode does not belong to the sweep: what differs, there and here; null where all facts agree. */
export function findDifference(episode: Episode, spec: SweepSpec, origin: SweepOrigin): string | null {
  const source = Source.safeParse(episode.source);
  if (!source.success) return "it was not played by this command";
  const { sweep } = source.data;
  const { checkpoint, suite, budget } = episode;
  const [own] = spec.checkpoints;
  const facts: [what: string, there: unknown, here: unknown][] = [
    ["checkpoint", checkpoint.name, own?.name],
    ["method", checkpoint.method ?? null, own?.method ?? null],
    ["suite", `${suite.name} ${suite.version} ${suite.split}`, `${spec.suite.name} ${spec.suite.version} ${spec.suite.split}`],
    ["visibility", budget.visibility, spec.visibility],
    ["unit", budget.unit, spec.unit],
    ["model", sweep.model, origin.model],
    ["seed", sweep.seed, origin.seed],
    ["sampling", sweep.sampling, origin.sampling],
  ];
  const differing = facts.find(([, there, here]) => !isDeepStrictEqual(there, here));
  if (differing === undefined) return null;
  const [what, there, here] = differing;
  return `its ${what} is ${show(there)}, that of this sweep ${show(here)}`;
}

function show(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

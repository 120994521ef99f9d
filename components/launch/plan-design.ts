import { assumePilot, type PowerPilot, pilotOf } from "@/core/reports/power-pilot";
import { type PowerPlan, PowerPlanOptions, planPower } from "@/core/reports/power-plan";
import type { PilotAnswer } from "./launch-choices";

/** Standard deviation over tasks of the true difference, and mean p(1 − p) within one: where no pilot tells, in the middle of agent benchmarks. */
export const ASSUMED = { betweenSd: 0.15, successVariance: 0.15 } as const;

export type PilotBudgets = NonNullable<PilotAnswer["chosen"]>["budgets"];

interface Design {
  readonly tasks: number;
  /** Ascending. */
  readonly budgets: readonly number[];
  readonly samples: number;
  readonly k: number;
  /** Of the pilot; null: there is none. */
  readonly pilot: PilotBudgets | null;
  /** The difference to find, as a share; null while it can't be read. */
  readonly target: number | null;
}

export interface DesignPoint {
  readonly t: number;
  /** As a share; null with a reason. */
  readonly effect: number | null;
  readonly reason: string | null;
}

export interface PlannedDesign {
  readonly source: PowerPilot["source"];
  readonly points: readonly DesignPoint[];
  /** Why the pilot can't serve at any of the budgets, so that assumed rates stand in. */
  readonly refusal: string | null;
  /** The budget with the largest of the smallest detectable differences. */
  readonly worst: {
    readonly t: number;
    readonly effect: number;
    readonly assumedEffect: number | null;
    readonly other: OtherDesigns;
  } | null;
}

/** What would become of the worst budget. */
interface OtherDesigns {
  readonly twiceTasks: number | null;
  readonly twiceEpisodes: number | null;
  readonly twiceBoth: number | null;
  readonly tasksForTarget: number | null;
}

type Planned = { readonly t: number } & ({ readonly pilot: PowerPilot } | { readonly reason: string });

/** The smallest difference that a design finds at each budget, at 5 % and with 80 % power, each budget by itself. */
export function planDesign(design: Design): PlannedDesign {
  const assumed = assumePilot({ k: design.k, ...ASSUMED });
  const read = design.budgets.map((t) => readBudget(design, t));
  const usable = read.some((each) => "pilot" in each);
  const refusal = usable || design.pilot === null ? null : (read.flatMap((each) => ("reason" in each ? [each.reason] : []))[0] ?? null);
  const planned: readonly Planned[] = usable ? read : design.budgets.map((t) => ({ t, pilot: assumed }));
  const points = planned.map((each) => ({ t: each.t, ...effectOf(design, each) }));
  return { source: usable ? "pilot" : "assumed", points, refusal, worst: findWorst(design, planned, points, usable ? assumed : null) };
}

function readBudget({ pilot, k }: Design, t: number): Planned {
  const budget = pilot?.find((each) => each.t === t);
  if (budget === undefined) return { t, reason: `the pilot has no episodes under T = ${t}` };
  if ("reason" in budget) return { t, reason: budget.reason };
  const read = pilotOf(budget, k);
  return "reason" in read ? { t, reason: read.reason } : { t, pilot: read };
}

function effectOf(design: Design, planned: Planned): Omit<DesignPoint, "t"> {
  if ("reason" in planned) return { effect: null, reason: planned.reason };
  const { minimum_detectable_effect: effect, reason } = plan(design, planned.pilot);
  return { effect, reason };
}

function findWorst(
  design: Design,
  planned: readonly Planned[],
  points: readonly DesignPoint[],
  assumed: PowerPilot | null,
): PlannedDesign["worst"] {
  const known = points.flatMap(({ t, effect }) => (effect === null ? [] : [{ t, effect }]));
  const [first] = known;
  if (first === undefined) return null;
  const { t, effect } = known.reduce((worst, each) => (each.effect > worst.effect ? each : worst), first);
  const found = planned.find((each) => each.t === t);
  if (found === undefined || !("pilot" in found)) return null;
  const { tasks, samples, target } = design;
  const effectWith = (over: Partial<PowerPlanOptions>) => plan(design, found.pilot, over).minimum_detectable_effect;
  return {
    t,
    effect,
    assumedEffect: assumed === null ? null : plan(design, assumed).minimum_detectable_effect,
    other: {
      twiceTasks: effectWith({ tasks: 2 * tasks }),
      twiceEpisodes: effectWith({ episodes: 2 * samples }),
      twiceBoth: effectWith({ tasks: 2 * tasks, episodes: 2 * samples }),
      tasksForTarget: target === null ? null : plan(design, found.pilot, { target }).tasks_needed,
    },
  };
}

function plan({ tasks, samples }: Design, pilot: PowerPilot, over: Partial<PowerPlanOptions> = {}): PowerPlan {
  return planPower(PowerPlanOptions.parse({ tasks, episodes: samples, ...over }), pilot);
}

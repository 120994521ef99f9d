import type { ReactNode } from "react";
import { BaselineTopic } from "./baseline-topic";
import { BudgetCurveTopic } from "./budget-curve-topic";
import { ComparingTopic } from "./comparing-topic";
import { CrossingTopic } from "./crossing-topic";
import { DependentSamplesTopic } from "./dependent-samples-topic";
import { DetectableDifferenceTopic } from "./detectable-difference-topic";
import { EquivalenceTopic } from "./equivalence-topic";
import { ErrorPartsTopic } from "./error-parts-topic";
import { IntervalsTopic } from "./intervals-topic";
import { ManyTestsTopic } from "./many-tests-topic";
import { MissingTopic } from "./missing-topic";
import { NeverSolvedTopic } from "./never-solved-topic";
import { PassAtKTTopic } from "./pass-at-k-t-topic";
import { SweepsTopic } from "./sweeps-topic";
import type { HelpSlug } from "./topics";
import { TrainingSeedsTopic } from "./training-seeds-topic";
import { TruncationCheckTopic } from "./truncation-check-topic";
import { TurnBudgetsTopic } from "./turn-budgets-topic";

const BODIES: Record<HelpSlug, () => ReactNode> = {
  "pass-at-k-t": PassAtKTTopic,
  "turn-budgets": TurnBudgetsTopic,
  missing: MissingTopic,
  intervals: IntervalsTopic,
  comparing: ComparingTopic,
  crossing: CrossingTopic,
  "budget-curve": BudgetCurveTopic,
  "detectable-difference": DetectableDifferenceTopic,
  "error-parts": ErrorPartsTopic,
  "never-solved": NeverSolvedTopic,
  "truncation-check": TruncationCheckTopic,
  "many-tests": ManyTestsTopic,
  equivalence: EquivalenceTopic,
  baseline: BaselineTopic,
  "training-seeds": TrainingSeedsTopic,
  "dependent-samples": DependentSamplesTopic,
  sweeps: SweepsTopic,
};

/** The text of a topic, with its worked numbers. */
export function TopicBody({ slug }: { slug: HelpSlug }) {
  const Body = BODIES[slug];
  return <Body />;
}

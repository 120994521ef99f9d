import type { ReactNode } from "react";
import { BudgetCurveTopic } from "./budget-curve-topic";
import { ComparingTopic } from "./comparing-topic";
import { CrossingTopic } from "./crossing-topic";
import { DetectableDifferenceTopic } from "./detectable-difference-topic";
import { IntervalsTopic } from "./intervals-topic";
import { MissingTopic } from "./missing-topic";
import { PassAtKTTopic } from "./pass-at-k-t-topic";
import type { HelpSlug } from "./topics";
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
};

/** The text of a topic, with its worked numbers. */
export function TopicBody({ slug }: { slug: HelpSlug }) {
  const Body = BODIES[slug];
  return <Body />;
}

import { classNames } from "@/components/ui/class-names";
import type { Method } from "@/core/trajectory/method";
import type { OutcomeClass } from "./episodes-address";

// Shape tells as much as colour: filled, hollow, hatched, dashed.
const LOOK: Readonly<Record<OutcomeClass, string>> = {
  success: "bg-(--c)",
  failure: "border border-rule-3",
  missing: "hatched",
  not_graded: "border border-dashed border-rule-3",
};

/** A square that tells how an episode counts. Decorative: words stand beside it or in its link's label. */
export function OutcomeMark({ outcome, method }: { outcome: OutcomeClass; method: Method }) {
  return <i aria-hidden="true" className={classNames("inline-block size-3.5 align-[-2px]", `k-${method}`, LOOK[outcome])} />;
}

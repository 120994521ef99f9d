import { aubcLog } from "./aubc-log";
import { clopperPearsonInterval } from "./clopper-pearson";
import { studentCriticalValue } from "./critical-value";
import { findCrossings } from "./crossing";
import { exactMcNemar } from "./mcnemar";
import { newcombe10Interval } from "./newcombe10";
import { passAtK } from "./pass-at-k";
import { wilsonInterval } from "./wilson";

const TOLERANCE = 1e-9;

interface KnownValue {
  readonly name: string;
  readonly expected: number;
  readonly computed: number | undefined;
}

/** A number of every kind that reports are made of, beside its value from an independent computation (tests/oracles). */
function knownValues(): KnownValue[] {
  return [
    { name: "pass@4 of 5 in 16", expected: 0.8186813186813187, computed: passAtK(16, 5, 4) },
    { name: "Wilson interval of 3 in 64", expected: 0.12899653740093686, computed: wilsonInterval(3, 64, 0.95).high },
    { name: "Clopper–Pearson interval of 1 in 10", expected: 0.4450161170281954, computed: clopperPearsonInterval(1, 10, 0.95).high },
    {
      name: "Newcombe's method 10",
      expected: 0.0960612179300871,
      computed: newcombe10Interval({ both: 76, onlyA: 5, onlyB: 1, neither: 18 }, 0.95).high,
    },
    { name: "McNemar's exact test of 5 against 1", expected: 0.21875, computed: exactMcNemar(5, 1) },
    { name: "Student's t at 4 degrees of freedom", expected: 2.7764451051977987, computed: studentCriticalValue(0.95, 4) },
    { name: "area under a curve over log T", expected: 0.5, computed: aubcLog([1, 2, 4], [0.25, 0.5, 0.75]) },
    {
      name: "crossing of two curves",
      expected: 5.039684199579492,
      computed: findCrossings([2, 4, 8, 16, 32], [-0.2, -0.05, 0.1, 0.15, 0.18])[0],
    },
  ];
}

/** How many known numbers are computed right on this machine, and the names of those that are not. */
export function testStatistics(): { passed: number; failed: string[] } {
  const failed = knownValues()
    .filter(({ expected, computed }) => computed === undefined || !(Math.abs(computed - expected) <= TOLERANCE))
    .map(({ name }) => name);
  return { passed: knownValues().length - failed.length, failed };
}

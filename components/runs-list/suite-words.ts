import { suiteTitle } from "@/core/reports/charts/comparable-groups";

type Suite = { name: string; version: string; split: string };

/** A suite in the words of the charts. */
export function suiteWords({ name, version, split }: Suite): string {
  return suiteTitle({ suite: name, suite_version: version, suite_split: split });
}

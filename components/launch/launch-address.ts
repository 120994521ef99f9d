import { createLoader, createSerializer, parseAsNativeArrayOf, parseAsString, parseAsStringLiteral } from "nuqs/server";

const KINDS = ["budget", "import"] as const;

const parsers = {
  kind: parseAsStringLiteral(KINDS).withDefault("budget").withOptions({ clearOnDefault: false }),
  checkpoint: parseAsNativeArrayOf(parseAsString),
  from: parseAsString,
};

/** What the address of a new run says: its kind, checkpoints chosen beforehand, and the run that it repeats. */
export const loadLaunchAddress = createLoader(parsers);

const serialize = createSerializer(parsers);

export interface LaunchAddress {
  kind?: (typeof KINDS)[number];
  checkpoint?: string[];
  from?: string | null;
}

/** The address of the form: `/p/depot/runs/new?kind=budget&checkpoint=ckp_1&checkpoint=ckp_2`. */
export function launchHref(project: string, { kind = "budget", ...address }: LaunchAddress = {}): string {
  return serialize(`/p/${project}/runs/new`, { kind, ...address });
}

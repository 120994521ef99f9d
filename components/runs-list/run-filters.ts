import { createParser, parseAsString } from "nuqs/server";
import { RUN_STATUSES, type RunStatusName } from "@/components/ui/status";

const parseStatus = createParser<RunStatusName>({
  parse: (value) => RUN_STATUSES.find((status) => status === value) ?? null,
  serialize: (status) => status,
});

/** Filters of the runs list as they stand in the address: `?status=finished&q=mint`. */
export const runFilterParsers = { status: parseStatus, q: parseAsString.withDefault("") };

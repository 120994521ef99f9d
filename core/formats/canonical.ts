import { z } from "zod";
import { EPISODE_SCHEMA } from "../trajectory/episode";
import type { Format } from "./format";
import { RecordFault } from "./record-fault";

/** What the reader itself needs of a record; all the rest is checked as an episode afterwards. */
const Claimed = z.looseObject({ schema: z.string().optional() });

/** The project's own form, `turnwise.episode/1`: one episode a line. */
export const canonical: Format = {
  name: "canonical",
  title: "Turnwise episodes",
  recognises: (record) => {
    const claimed = Claimed.safeParse(record);
    return (
      claimed.success &&
      (claimed.data.schema?.startsWith("turnwise.episode/") || ("checkpoint" in claimed.data && "outcome" in claimed.data))
    );
  },
  open: () => readCanonical,
};

function readCanonical(record: unknown): unknown {
  const claimed = Claimed.safeParse(record);
  if (!claimed.success) throw new RecordFault("the record is not an episode; write one JSON object a line");
  const { schema } = claimed.data;
  if (schema === undefined) throw new RecordFault(`"schema" is missing; add "schema": "${EPISODE_SCHEMA}"`);
  if (schema !== EPISODE_SCHEMA) throw new RecordFault(`"schema" is ${JSON.stringify(schema)}; this version reads "${EPISODE_SCHEMA}"`);
  return record;
}

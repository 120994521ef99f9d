import { EPISODE_SCHEMA } from "../trajectory/episode";
import type { Format } from "./format";
import { RecordFault } from "./record-fault";

/** The project's own form, `turnwise.episode/1`: one episode a line. */
export const canonical: Format = {
  name: "canonical",
  title: "Turnwise episodes",
  recognises: (record) => {
    if (typeof record !== "object" || record === null) return false;
    const claimsSchema = "schema" in record && String(record.schema).startsWith("turnwise.episode/");
    return claimsSchema || ("checkpoint" in record && "outcome" in record);
  },
  open: () => readCanonical,
};

function readCanonical(record: unknown): unknown {
  if (typeof record !== "object" || record === null) throw new RecordFault("the record is not an object; write one episode a line");
  const schema = "schema" in record ? record.schema : undefined;
  if (schema === undefined) throw new RecordFault(`"schema" is missing; add "schema": "${EPISODE_SCHEMA}"`);
  if (schema !== EPISODE_SCHEMA) throw new RecordFault(`"schema" is ${JSON.stringify(schema)}; this version reads "${EPISODE_SCHEMA}"`);
  return record;
}

import { z } from "zod";
import { BASELINE_SCHEMA, BaselineReport } from "../reports/baseline-report";
import { COMPARE_SCHEMA, CompareReport } from "../reports/compare-report";
import { DOCTOR_SCHEMA, DoctorReport } from "../reports/doctor-report";
import { IMPORT_SCHEMA, ImportReport } from "../reports/import-report";
import { PASS_KT_SCHEMA, PassKtReport } from "../reports/pass-kt-report";
import { EPISODE_SCHEMA, Episode } from "../trajectory/episode";
import { ErrorPrefix, PREFIX_SCHEMA } from "../trajectory/error-prefix";

/** A JSON Schema (draft 2020-12) that others can check our documents with. */
export interface PublishedSchema {
  /** File name without its ending: "turnwise.episode-1". */
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** The schemas of all documents that Turnwise writes and reads, made from the Zod schemas that it uses itself. */
export function publishedSchemas(): PublishedSchema[] {
  return [
    publish(EPISODE_SCHEMA, Episode, "input"),
    publish(PREFIX_SCHEMA, ErrorPrefix, "input"),
    publish(IMPORT_SCHEMA, ImportReport, "output"),
    publish(PASS_KT_SCHEMA, PassKtReport, "output"),
    publish(COMPARE_SCHEMA, CompareReport, "output"),
    publish(BASELINE_SCHEMA, BaselineReport, "output"),
    publish(DOCTOR_SCHEMA, DoctorReport, "output"),
  ];
}

/** `io`: what may be written by others (defaults are optional), or what we write. Further fields are allowed: additions keep the version. */
function publish(id: string, schema: z.ZodType, io: "input" | "output"): PublishedSchema {
  const made = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return { name: id.replace("/", "-"), schema: { title: id, ...made } };
}

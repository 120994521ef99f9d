import { z } from "zod";
import { ImportReport } from "@/core/reports/import-report";
import { ImportOptions } from "../imports/import-options";

/** How a run came to be. For an import: what was asked, which files, and what the reading reported. */
export const RunManifest = z.object({
  schema: z.literal("turnwise.run-manifest/1"),
  options: ImportOptions,
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
  report: ImportReport,
  alreadyStored: z.int().min(0),
});
export type RunManifest = z.infer<typeof RunManifest>;

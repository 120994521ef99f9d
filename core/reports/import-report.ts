import { z } from "zod";

const count = z.int().min(0);

export const IMPORT_SCHEMA = "turnwise.import/1";

/** What an import accepted, reclassified, refused and lost; shown before anything is stored. */
export const ImportReport = z.object({
  schema: z.literal(IMPORT_SCHEMA),
  format: z.string(),
  files: count,
  episodes: count,
  duplicates: count,
  rejected: z.array(z.object({ file: z.string(), line: count.nullable(), reason: z.string() })),
  reclassified: z.array(z.object({ from: z.string(), to: z.string(), count })),
  lost: z.array(z.string()),
  warnings: z.array(z.string()),
});
export type ImportReport = z.infer<typeof ImportReport>;

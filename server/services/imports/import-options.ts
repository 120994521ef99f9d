import { z } from "zod";
import { FORMAT_NAMES } from "@/core/formats/format";
import { Method } from "@/core/trajectory/method";

/** What a person says about files that they import. Kept with the import and with the run that comes of it. */
export const ImportOptions = z.object({
  /** Name of a format, or "auto": found out from each file. */
  format: z.enum(["auto", ...FORMAT_NAMES]).default("auto"),
  suite: z.string().trim().min(1).max(500).optional(),
  checkpoint: z.string().trim().min(1).max(500).optional(),
  method: Method.optional(),
  /** Import the good lines and keep the bad ones on the record; chosen after the check. */
  skipBadLines: z.boolean().default(false),
  /** Name of the run. */
  name: z.string().trim().min(1).max(200).optional(),
});
export type ImportOptions = z.infer<typeof ImportOptions>;

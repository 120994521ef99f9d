import { z } from "zod";

export const DOCTOR_SCHEMA = "turnwise.doctor/1";

export const DoctorCheck = z.object({
  name: z.string(),
  ok: z.boolean(),
  /** What was found; where it is not ok, what to do. */
  detail: z.string(),
});
export type DoctorCheck = z.infer<typeof DoctorCheck>;

/** What `turnwise doctor` found of the installation; `ok` where every check is. */
export const DoctorReport = z.object({ schema: z.literal(DOCTOR_SCHEMA), ok: z.boolean(), checks: z.array(DoctorCheck) });
export type DoctorReport = z.infer<typeof DoctorReport>;

import type { z } from "zod";

/** The first thing that doesn't fit, in the schema's own words; the field's name where those words need it. */
export function describeIssue(error: z.ZodError): string {
  const [first] = error.issues;
  if (first === undefined) return "The input doesn't fit.";
  return first.path.length === 0 || !first.message.startsWith("Invalid") ? first.message : `${first.path.join(".")}: ${first.message}`;
}

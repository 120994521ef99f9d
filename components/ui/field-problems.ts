import type { z } from "zod";

/** What is wrong with a form, by the path of the field ("endpoint.sampling.topP"). */
export type FieldProblems = Readonly<Record<string, string>>;

/** The first sentence about each field. */
export function fieldProblems(error: z.ZodError): FieldProblems {
  const problems: Record<string, string> = {};
  for (const { path, message } of error.issues) problems[path.join(".")] ??= message;
  return problems;
}

import { SamplingSettings } from "@/core/sweep/sampling-settings";
import type { Reading } from "./read-number";

type ExtraBody = NonNullable<SamplingSettings["extraBody"]>;

/** Further fields of a request, typed as a JSON object. */
export function readFurtherFields(text: string): Reading<ExtraBody> {
  const notAnObject = { message: 'Write a JSON object, for example {"top_k": 20}.' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return notAnObject;
  }
  const read = SamplingSettings.shape.extraBody.safeParse(value);
  if (read.success) return read.data ? { value: read.data } : notAnObject;
  return read.error.issues[0]?.code === "custom" ? { message: read.error.issues[0].message } : notAnObject;
}

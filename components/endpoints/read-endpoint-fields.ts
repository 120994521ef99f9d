import { type FieldProblems, fieldProblems } from "@/components/ui/field-problems";
import { typedNumber, typedText } from "@/components/ui/typed-value";
import { EndpointSettings } from "@/core/checkpoint/endpoint-settings";

/** What has to be empty where there is no endpoint; the number of requests at once is always proposed. */
const SPOKEN = ["url", "model", "key", "temperature", "topP", "maxTokensPerTurn", "extraBody"];

/** The settings of a filled-in form, or what is wrong with them by field; null where nothing is said. */
export type ReadEndpoint = { settings: EndpointSettings | null } | { problems: FieldProblems };

/** Reads the fields of `EndpointFields`. A key that is not typed anew stays as it is, unless the form says that it goes. */
export function readEndpointFields(form: FormData): ReadEndpoint {
  if (SPOKEN.every((name) => typedText(form, name) === null)) return { settings: null };
  const extraBody = readExtraBody(typedText(form, "extraBody"));
  const read = EndpointSettings.safeParse({
    url: typedText(form, "url") ?? "",
    model: typedText(form, "model") ?? "",
    key: form.get("removeKey") === "yes" ? null : (typedText(form, "key") ?? undefined),
    sampling: {
      temperature: typedNumber(form, "temperature"),
      topP: typedNumber(form, "topP"),
      maxTokensPerTurn: typedNumber(form, "maxTokensPerTurn"),
      extraBody: extraBody.value,
    },
    concurrency: typedNumber(form, "concurrency") ?? undefined,
  });
  const problems = { ...extraBody.problems, ...(read.success ? {} : fieldProblems(read.error)) };
  return read.success && Object.keys(problems).length === 0 ? { settings: read.data } : { problems };
}

function readExtraBody(text: string | null): { value: unknown; problems: FieldProblems } {
  if (text === null) return { value: null, problems: {} };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { value, problems: {} };
  } catch {
    // Said below, as for JSON that is no object.
  }
  return { value: null, problems: { "sampling.extraBody": 'This is no JSON object. Write it like {"top_k": 20}, or leave it empty.' } };
}

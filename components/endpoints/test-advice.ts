import { countOf } from "@/components/ui/count-of";
import type { RouterOutputs } from "@/server/api/root";
import type { Endpoint } from "./endpoint-words";

export type EndpointTest = NonNullable<RouterOutputs["endpoints"]["latestTest"]>;
export type TestResult = NonNullable<EndpointTest["result"]>;

type Fault = NonNullable<TestResult["fault"]>;

/** What to do about a fault, in a sentence or two. */
export function adviceFor(fault: Fault, { hasKey }: Pick<Endpoint, "hasKey">): string {
  if (fault === "unauthorized") {
    return hasKey ? "The endpoint refuses the stored key: replace it." : "The endpoint asks for a key: store one.";
  }
  return ADVICE[fault];
}

const ADVICE: Readonly<Record<Exclude<Fault, "unauthorized">, string>> = {
  worker: "The worker's surroundings are incomplete; whoever runs Turnwise can mend that.",
  forbidden_address: "Whoever runs Turnwise puts this line into its environment (or the .env file) and restarts it:",
  no_connection: "Is the server running, is the port right, and can the machine of the worker reach it?",
  time_limit: "The server may still be loading the model, or be busy. Try again, or look at its log.",
  not_found: "Either the address or the model's name is wrong.",
  busy: "The endpoint has too much to do or limits your requests. Try again later.",
  server_error: "Something is wrong on the endpoint's side; its log says more.",
  web_page: "A web page answers, not an API: check the address. It often ends in /v1.",
  no_chat: "Something answers, but not in the protocol of chat completions: check the address.",
  rejected: "The endpoint understood the request and refuses it: its answer says why.",
};

/** The line of the setting that permits a blocked address, as the refusal quotes it; null where it quotes none. */
export function settingLine(problem: string | null): string | null {
  return /TURNWISE_ALLOWED_ENDPOINTS=\S+/.exec(problem ?? "")?.[0] ?? null;
}

/** Models that the endpoint serves, where the one that was asked for is not among them; empty otherwise. */
export function otherModels({ models, chat }: TestResult, { model }: Pick<Endpoint, "model">): readonly string[] {
  const ids = models?.ids ?? [];
  return chat?.answer == null && !ids.includes(model) ? ids : [];
}

/** What came of asking for the models. */
export function modelsText({ models }: TestResult, { model }: Pick<Endpoint, "model">): string {
  if (models === null) return "not asked";
  if (models.ids === null) return models.httpStatus === null ? "no answer" : `no list (status ${models.httpStatus}), which does no harm`;
  const listed = `${countOf(models.ids.length, "model")} listed`;
  return models.ids.includes(model) ? `${listed}, ${model} among them` : `${listed}, ${model} not among them`;
}

import { z } from "zod";

/** What stood in the way, as far as it tells what to do. */
export const EndpointFault = z.enum([
  /** This worker lacks the endpoint's key or the lab's address. */
  "worker",
  /** The administrator's list does not permit the address. */
  "forbidden_address",
  "no_connection",
  "time_limit",
  "unauthorized",
  "not_found",
  /** 429 */
  "busy",
  /** 5xx */
  "server_error",
  /** HTML where JSON was asked for */
  "web_page",
  /** 200 without a message of a model */
  "no_chat",
  /** Every other refusal: 400, 422, a redirect. */
  "rejected",
]);
export type EndpointFault = z.infer<typeof EndpointFault>;

/** One request as it was sent and answered; the key stands in a header and is nowhere here. */
const Exchange = z.object({
  address: z.string(),
  /** The body that was sent; null where none was. */
  request: z.string().nullable(),
  response: z.string().nullable(),
  httpStatus: z.int().nullable(),
  seconds: z.number().nullable(),
  /** Why it came to nothing, in one sentence. */
  problem: z.string().nullable(),
});

/** Requests of the same kind, so many at once. */
const SpeedMeasure = z.object({
  inFlight: z.int(),
  /** From request to answer, on average; null where one of them failed. */
  secondsPerRequest: z.number().nullable(),
  failed: z.int(),
  /** The first reason. */
  problem: z.string().nullable(),
});

/** What real requests to an endpoint showed: its models, one chat, and how fast it answers. What was not tried is null or left out. */
export const EndpointTestResult = z.object({
  models: Exchange.extend({ ids: z.array(z.string()).nullable() }).nullable(),
  chat: Exchange.extend({ answer: z.string().nullable() }).nullable(),
  speed: z.array(SpeedMeasure),
  fault: EndpointFault.nullable(),
  /** The sentence of the fault; null where the endpoint answers. */
  problem: z.string().nullable(),
});
export type EndpointTestResult = z.infer<typeof EndpointTestResult>;

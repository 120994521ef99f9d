import { z } from "zod";
import { invalidInput } from "@/core/app-error";

/** An empty value in a .env file means "not set". */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
const setOr = <Schema extends z.ZodType>(schema: Schema, fallback: z.input<Schema>) =>
  z.preprocess((value) => (value === "" || value === undefined ? fallback : value), schema);
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgresql://");
const secretKey = z.string().min(32, "must have at least 32 characters");
const flag = z.enum(["true", "false", "1", "0"]).transform((value) => value === "true" || value === "1");

/** What the web server and the workers read. `npm start` sets the first three where they are not set. */
export const ServerEnv = z.object({
  DATABASE_URL: postgresUrl,
  NEXTAUTH_SECRET: optional(z.string().min(32, "must have at least 32 characters")),
  NEXTAUTH_URL: optional(z.url()),
  AUTH_TRUST_HOST: setOr(flag, "false"),
  NODE_ENV: setOr(z.enum(["development", "production", "test"]), "production"),
  TURNWISE_SECRET_KEY: optional(secretKey),
  TURNWISE_ALLOWED_ENDPOINTS: setOr(z.string(), ""),
  TURNWISE_LAB_URL: optional(z.url()),
  TURNWISE_UPLOAD_LIMIT_MB: setOr(z.coerce.number().int().positive(), 2048),
  TURNWISE_OWNER_EMAIL: optional(z.email()),
  TURNWISE_OWNER_PASSWORD: optional(z.string().min(10, "must have at least 10 characters")),
  TURNWISE_OWNER_NAME: optional(z.string().min(1)),
});
export type ServerEnv = z.infer<typeof ServerEnv>;

/** What `npm start` and `npm run dev` read before they start the others. */
export const StartEnv = z.object({
  PORT: setOr(z.coerce.number().int().min(1).max(65_535), 3000),
  DATABASE_URL: optional(postgresUrl),
  NEXTAUTH_SECRET: optional(z.string().min(32, "must have at least 32 characters")),
  NEXTAUTH_URL: optional(z.url()),
  TURNWISE_SECRET_KEY: optional(secretKey),
  TURNWISE_LAB_URL: optional(z.url()),
  TURNWISE_DATA_DIR: optional(z.string()),
});
export type StartEnv = z.infer<typeof StartEnv>;

/** What every process reads for its log. */
export const LogEnv = z.object({
  LOG_LEVEL: setOr(z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]), "info"),
});

let serverEnv: ServerEnv | undefined;

/** The environment of the web server or a worker, checked at first use. @throws AppError that names the variable and what is wrong. */
export function readServerEnv(): ServerEnv {
  serverEnv ??= parseEnv(ServerEnv);
  return serverEnv;
}

export function readStartEnv(): StartEnv {
  return parseEnv(StartEnv);
}

export function readLogLevel(): z.infer<typeof LogEnv>["LOG_LEVEL"] {
  return parseEnv(LogEnv).LOG_LEVEL;
}

function parseEnv<Schema extends z.ZodType>(schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(process.env);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw invalidInput(`Environment: ${problems.join("; ")} (see .env.example).`);
}

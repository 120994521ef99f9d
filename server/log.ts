import pino from "pino";
import { readLogLevel } from "./env";

const secrets = [
  "password",
  "passwordHash",
  "token",
  "secret",
  "secretHash",
  "authorization",
  "cookie",
  "apiKey",
  "sealedKey",
  "DATABASE_URL",
  "TURNWISE_SECRET_KEY",
];

/** Structured log of the web server and the workers: one JSON object a line on standard output, secrets blacked out. */
export const log = pino({
  level: readLogLevel(),
  redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[secret]" },
});

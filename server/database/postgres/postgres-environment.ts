/** The environment of PostgreSQL's own processes: none of the app's secrets, and one language and time zone on every machine. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { NODE_ENV: "production", PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
}

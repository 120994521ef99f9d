import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") };

/** Whole sweeps, whole processes and long calculations: too long for the minute that `npm run check` may take. */
const longTests = [
  "tests/engine/sweep-over-http.test.ts",
  "tests/engine/lab/exact-success.test.ts",
  "tests/cli/{entry,eval-endpoint*,json-schemas,real-data}.test.ts",
];

/** unit needs no database, integration a PostgreSQL (its own embedded one), e2e a built app and Chromium, platform whole installations. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          include: ["tests/{architecture,components,core,engine,cli}/**/*.test.{ts,tsx}"],
          exclude: longTests,
          setupFiles: ["tests/support/no-unexpected-console.ts"],
          // Most of these files run for less time than it takes to load what they test: they share the modules of one process.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "integration",
          include: ["tests/{server,worker,app}/**/*.test.{ts,tsx}", ...longTests],
          globalSetup: ["tests/support/test-cluster.ts"],
          setupFiles: ["tests/support/no-unexpected-console.ts"],
          env: { LOG_LEVEL: "silent" },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: { name: "e2e", include: ["tests/e2e/**/*.test.ts"], testTimeout: 90_000, hookTimeout: 180_000, fileParallelism: false },
      },
      {
        resolve: { alias },
        test: {
          name: "platform",
          include: ["tests/platform/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 900_000,
          fileParallelism: false,
        },
      },
    ],
  },
});

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";

const require = createRequire(import.meta.url);

/**
 * Runs `use` with Prisma's schema engine, compiled to WebAssembly, on the database at `databaseUrl`.
 * The ordinary engine is a binary that Prisma downloads; this one comes with `npm ci`, so nothing is fetched when the app starts.
 */
export async function withSchemaEngine<Result>(databaseUrl: string, use: (engine: SchemaEngine) => Promise<Result>): Promise<Result> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  pool.on("error", ignore);
  const { SchemaEngine } = await loadEngineModule();
  const engine = await SchemaEngine.new({ datamodels: undefined }, ignore, bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool)));
  try {
    return await use(engine);
  } finally {
    engine.free();
    await pool.end(); // its connection holds the lock that keeps two migrations apart
  }
}

type EngineModule = typeof import("@prisma/schema-engine-wasm/schema_engine_bg");

let engineModule: Promise<EngineModule> | undefined;

function loadEngineModule(): Promise<EngineModule> {
  engineModule ??= joinEngineModule();
  return engineModule;
}

/** The package's own entry imports a .wasm file, which Node 20 can't: its two halves are joined here by hand. */
async function joinEngineModule(): Promise<EngineModule> {
  const glue = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const bytes = await readFile(require.resolve("@prisma/schema-engine-wasm/schema_engine_bg").replace(/\.js$/, ".wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": { ...glue } });
  glue.__wbg_set_wasm(instance.exports);
  const { __wbindgen_start: start } = instance.exports;
  if (typeof start === "function") start();
  return glue;
}

function ignore(): void {}

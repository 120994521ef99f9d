// npm run schemas: writes docs/schemas/*.json from the Zod schemas of the core. A test fails when they are stale.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";
import { loadTypescript } from "./run-typescript.mjs";

const { publishedSchemas } = await loadTypescript("core/formats/published-schemas.ts");
const folder = join(root, "docs", "schemas");
mkdirSync(folder, { recursive: true });
for (const { name, schema } of publishedSchemas()) writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`);

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publishedSchemas } from "@/core/formats/published-schemas";
import { projectRoot } from "@/tests/support/sources";

const folder = join(projectRoot, "docs", "schemas");

test("docs/schemas holds the schemas of all documents, as `npm run schemas` writes them", () => {
  const schemas = publishedSchemas();
  expect(readdirSync(folder).sort()).toEqual(schemas.map(({ name }) => `${name}.json`).sort());
  for (const { name, schema } of schemas) {
    expect(JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")), name).toEqual(JSON.parse(JSON.stringify(schema)));
  }
});

import { expect, test } from "vitest";
import { migrateDatabase } from "@/server/database/migrate";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();

test("a migrated database needs no migration", async () => {
  expect(await migrateDatabase(database.url)).toEqual([]);
});

test("an installation fact is written and read", async () => {
  await database.client.installation.create({ data: { name: "setup_token_hash", value: "x" } });
  expect(await database.client.installation.findMany()).toEqual([{ name: "setup_token_hash", value: "x" }]);
});

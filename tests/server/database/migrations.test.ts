import { readFile } from "node:fs/promises";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { migrateDatabase } from "@/server/database/migrate";
import { readMigrationsFolder } from "@/server/database/migrations-folder";
import { diffSchemas, migratedSchemaPath, schemaPath } from "@/server/database/write-migration";
import { useDatabase } from "@/tests/support/database";
import { runSql } from "@/tests/support/test-cluster";

const database = useDatabase();

async function query(url: string, sql: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ line: string }>(sql);
    return rows.map(({ line }) => line);
  } finally {
    await client.end();
  }
}

/** A database's tables, columns, indexes and constraints, one a line. What Prisma's schema has no word for is taken out. */
async function describe(url: string): Promise<string[]> {
  const own = "nspname = 'public' and relname <> '_prisma_migrations'";
  const lines = await query(
    url,
    `select * from (
       select format('%s.%s %s %s %s', relname, attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid)) as line
         from pg_attribute a join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
         left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
        where ${own} and relkind = 'r' and attnum > 0 and not attisdropped
       union all
       select pg_get_indexdef(indexrelid) from pg_index join pg_class c on c.oid = indrelid join pg_namespace n on n.oid = relnamespace where ${own}
       union all
       select format('%s %s %s', relname, conname, pg_get_constraintdef(k.oid))
         from pg_constraint k join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = relnamespace where ${own}
       union all
       select format('%s %s', typname, enumlabel) from pg_enum join pg_type t on t.oid = enumtypid
     ) as everything order by line`,
  );
  return lines.map((line) => line.replace(" NULLS NOT DISTINCT", ""));
}

test("the migrations make the database that prisma/schema.prisma describes", async () => {
  const name = `drift_${process.pid}`;
  const url = new URL(inject("adminUrl"));
  await runSql(url.href, `create database ${name}`);
  url.pathname = `/${name}`;
  try {
    await runSql(url.href, await diffSchemas(database.url, null, await readFile(schemaPath, "utf8")));
    const described = await describe(url.href);
    expect(described.length).toBeGreaterThan(100);
    expect(await describe(database.url)).toEqual(described);
  } finally {
    await runSql(inject("adminUrl"), `drop database ${name} with (force)`);
  }
});

test("the schema that the next migration starts from is the one that is migrated to", async () => {
  expect(await readFile(migratedSchemaPath, "utf8")).toBe(await readFile(schemaPath, "utf8"));
});

test("a changed schema is noticed", async () => {
  const schema = await readFile(schemaPath, "utf8");
  expect(await diffSchemas(database.url, schema, schema)).toContain("empty migration");
  const changed = schema.replace("model Installation {", "model Installation {\n  planted String?");
  expect(await diffSchemas(database.url, schema, changed)).toContain('ADD COLUMN     "planted" TEXT');
});

test("an unknown limit is one identity: two episodes with the same sample are refused", async () => {
  const definitions = await query(
    database.url,
    "select pg_get_indexdef(indexrelid) as line from pg_index where indnullsnotdistinct order by 1",
  );
  expect(definitions.map((line) => /"(\w+_key)"/.exec(line)?.[1])).toEqual([
    "Episode_entryId_taskId_limit_sample_key",
    "Tally_entryId_taskId_limit_key",
  ]);
});

test("migrations are numbered without a gap and named after what they do", async () => {
  const { migrationDirectories } = await readMigrationsFolder();
  const names = migrationDirectories.map(({ path }) => path);
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1));
  expect(names.filter((name) => !/^\d{4}_[a-z]+(_[a-z0-9]+)+$/.test(name))).toEqual([]);
});

test("a database that a newer version migrated is refused with a sentence", async () => {
  await runSql(
    database.url,
    `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     values ('planted', 'planted', '9999_from_the_future', now(), now(), 1)`,
  );
  await expect(migrateDatabase(database.url)).rejects.toThrow("migrated by a newer version (it has 9999_from_the_future)");
  await runSql(database.url, "delete from _prisma_migrations where id = 'planted'");
});

test("a migration that failed half-way stops the next start with a sentence", async () => {
  await runSql(
    database.url,
    `insert into _prisma_migrations (id, checksum, migration_name, started_at, applied_steps_count)
     select 'failed', checksum, migration_name, now(), 0 from _prisma_migrations limit 1`,
  );
  await expect(migrateDatabase(database.url)).rejects.toThrow("failed half-way");
  await runSql(database.url, "delete from _prisma_migrations where id = 'failed'");
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "@/server/database/embedded";
import { migrateDatabase } from "@/server/database/migrate";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server's maintenance database. */
    adminUrl: string;
    /** Name of the migrated database that each test file clones. */
    templateName: string;
  }
}

/** Before all integration tests: one PostgreSQL (TEST_DATABASE_URL, else an embedded one of this run) with one migrated template. */
export default async function setUpCluster(project: TestProject): Promise<() => Promise<void>> {
  process.umask(0o022);
  const cluster = await openCluster();
  const templateName = `turnwise_template_${process.pid}`;
  await runSql(cluster.adminUrl, `create database ${templateName}`);
  const templateUrl = new URL(cluster.adminUrl);
  templateUrl.pathname = `/${templateName}`;
  await migrateDatabase(templateUrl.href);
  project.provide("adminUrl", cluster.adminUrl);
  project.provide("templateName", templateName);
  return async () => {
    await runSql(cluster.adminUrl, `drop database if exists ${templateName} with (force)`);
    await cluster.close();
  };
}

async function openCluster(): Promise<{ adminUrl: string; close(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { adminUrl: given, close: async () => undefined };
  const dataFolder = await mkdtemp(join(tmpdir(), "turnwise-tests-"));
  const server = await startEmbedded({ dataFolder, durable: false });
  return {
    adminUrl: server.url("postgres"),
    close: async () => {
      await server.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** One statement on a connection of its own. */
export async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

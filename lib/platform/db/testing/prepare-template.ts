import { createHash } from "node:crypto";
import type pg from "pg";
import { SESSION_LOCKS } from "@/lib/platform/db/advisory-locks";
import { applyMigrations } from "@/lib/platform/db/apply-migrations";
import { readMigrations } from "@/lib/platform/db/migrations-folder";
import { NOTABLE_JOBS_INDEX, QUEUE_REVISION } from "@/lib/platform/db/queue-revision";
import { isAlive } from "@/lib/platform/process/is-alive";
import type { TestServer } from "./test-server";

async function listDatabaseNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>("SELECT datname FROM pg_database");
  return rows.map((row) => row.datname);
}

async function buildTemplateName(): Promise<string> {
  const { migrationDirectories } = await readMigrations();
  const contents = JSON.stringify([migrationDirectories, QUEUE_REVISION, NOTABLE_JOBS_INDEX]);
  return `template_${createHash("sha256").update(contents).digest("hex").slice(0, 16)}`;
}

/** Drops databases of killed test runs and of earlier migrations. No other process may use the server meanwhile. */
async function dropLeftovers(client: pg.Client, template: string) {
  for (const name of await listDatabaseNames(client)) {
    const runner = /^test_(\d+)_/.exec(name)?.[1];
    const stale = runner ? !isAlive(Number(runner)) : /^(template_|scratch_)/.test(name) && name !== template;
    if (!stale) continue;
    await client.query(`ALTER DATABASE "${name}" IS_TEMPLATE false`);
    await client.query(`DROP DATABASE "${name}" WITH (FORCE)`);
  }
}

/** Returns the name of a database with all migrations applied; it is made once for each set of migrations. */
export async function prepareTemplate(server: TestServer): Promise<string> {
  const { client } = server;
  const template = await buildTemplateName();
  await client.query("SELECT pg_advisory_lock($1)", [SESSION_LOCKS.testTemplate]);
  try {
    if (server.alone) await dropLeftovers(client, template);
    if ((await listDatabaseNames(client)).includes(template)) return template;

    const unfinished = `${template}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS "${unfinished}" WITH (FORCE)`);
    await client.query(`CREATE DATABASE "${unfinished}"`);
    await applyMigrations(server.superuserAddress(unfinished));
    await client.query(`ALTER DATABASE "${unfinished}" RENAME TO "${template}"`);
    await client.query(`ALTER DATABASE "${template}" IS_TEMPLATE true`);
    return template;
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [SESSION_LOCKS.testTemplate]);
  }
}

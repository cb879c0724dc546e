import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import type { PrismaClient } from "@/lib/platform/db/generated/client";
import { type Database, openDatabase } from "@/lib/platform/db/open-database";
import {
  acquireDistributedDatabase,
  prepareDistributedDatabase,
  releaseDistributedDatabase,
} from "./distributed-databases";

async function runOnServer(statement: string) {
  const client = new pg.Client({ connectionString: inject("testServer") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

// Copying files takes half as long as copying blocks through the WAL.
const copyTemplate = (name: string) =>
  runOnServer(`CREATE DATABASE "${name}" TEMPLATE "${inject("testTemplate")}" STRATEGY FILE_COPY`);

/**
 * Creates a migrated, empty database for the tests of this file or `describe`: call `const test =
 * createTestDatabase()` outside of the tests and use `test.db` inside.
 */
export function createTestDatabase() {
  const name = acquireDistributedDatabase() ?? `test_${inject("testRun")}_${randomBytes(6).toString("hex")}`;
  let opened: Database | undefined;
  const get = (): Database => {
    if (!opened) throw new Error("The test database exists from beforeAll on");
    return opened;
  };
  const address = new URL(inject("testServer"));
  address.pathname = `/${name}`;

  beforeAll(async () => {
    if (inject("testCluster"))
      await prepareDistributedDatabase(inject("testServer"), name, () => copyTemplate(name));
    else await copyTemplate(name);
    opened = openDatabase(address.href, { poolSize: 10 });
  });
  afterAll(async () => {
    await opened?.close();
    if (inject("testCluster")) releaseDistributedDatabase(name);
    else await runOnServer(`DROP DATABASE "${name}" WITH (FORCE)`);
  });

  return {
    url: address.href,
    get db(): PrismaClient {
      return get().db;
    },
    get pool(): pg.Pool {
      return get().pool;
    },
  };
}

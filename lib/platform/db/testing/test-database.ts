import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import type { PrismaClient } from "@/lib/platform/db/generated/client";
import { type Database, openDatabase } from "@/lib/platform/db/open-database";
import { giveSpreadBack, prepareSpread, takeSpread } from "./spread-databases";

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: inject("testServer") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

// Files are copied in half the time that their blocks take through the log.
const copyTemplate = (name: string) =>
  onServer(`CREATE DATABASE "${name}" TEMPLATE "${inject("testTemplate")}" STRATEGY FILE_COPY`);

/**
 * Gives the tests of this file, or of the `describe` it is called in, a migrated and empty database of their own:
 * `const test = testDatabase()` outside of the tests, `test.db` inside.
 */
export function testDatabase() {
  const name = takeSpread() ?? `test_${inject("testRun")}_${randomBytes(6).toString("hex")}`;
  let opened: Database | undefined;
  const get = (): Database => {
    if (!opened) throw new Error("The test database is there from beforeAll on");
    return opened;
  };
  const address = new URL(inject("testServer"));
  address.pathname = `/${name}`;

  beforeAll(async () => {
    if (inject("testCluster")) await prepareSpread(inject("testServer"), name, () => copyTemplate(name));
    else await copyTemplate(name);
    opened = openDatabase(address.href, { poolSize: 10 });
  });
  afterAll(async () => {
    await opened?.close();
    if (inject("testCluster")) giveSpreadBack(name);
    else await onServer(`DROP DATABASE "${name}" WITH (FORCE)`);
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

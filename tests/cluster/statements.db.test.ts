import type pg from "pg";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "@/lib/platform/db/testing/test-database";
import { listClaims } from "../statements/list-claims";
import { listDeclaredStatements } from "../statements/list-declared-statements";

/** A value of each parameter type; lists are empty. */
const VALUES: Record<string, string> = {
  "character varying": "x",
  "double precision": "1",
  "timestamp with time zone": "2031-01-01",
  bigint: "1",
  boolean: "true",
  bytea: "x",
  date: "2031-01-01",
  integer: "1",
  interval: "1 day",
  json: "[]",
  jsonb: "{}",
  jsonpath: "$.a",
  numeric: "1",
  pg_lsn: "0/0",
  regclass: "organizations",
  smallint: "1",
};

const MANAGES_TRANSACTIONS = /^\s*(SAVEPOINT|ROLLBACK|RELEASE|SET)\b/;

const inventValue = (type: string): string => (type.endsWith("[]") ? "{}" : (VALUES[type] ?? "x"));

/** Citus's errors for unsupported statements; all other errors are about the invented values. */
const CANNOT_PASS_ON =
  /direct joins|column definition list|distributed (table|plan|quer)|complex joins|IMMUTABLE|VOLATILE|STABLE|recursively planned|FOR UPDATE\/SHARE|co-located/i;

/** Parameters that are never null, by the file that declares the statement. */
const NEVER_NULL: Record<string, readonly number[]> = {
  "lib/domain/audit/record-entry.ts": [7, 9, 10, 11],
  "lib/domain/bookings/load-team-page.ts": [2],
  "lib/domain/bookings/seats/list-seated-meetings.ts": [7],
};

async function readTypes(client: pg.PoolClient, text: string): Promise<string[]> {
  await client.query(`PREPARE tried AS ${text}`);
  const { rows } = await client.query<{ types: string[] }>(
    "SELECT parameter_types::text[] AS types FROM pg_prepared_statements WHERE name = 'tried'",
  );
  await client.query("DEALLOCATE tried");
  return rows[0]?.types ?? [];
}

/** Returns the Citus error of a statement with these values, or null. */
async function findRefusal(client: pg.PoolClient, text: string, values: (string | null)[]) {
  await client.query("BEGIN");
  try {
    await client.query(text, values);
    return null;
  } catch (error) {
    const { message, detail = "" } = error as pg.DatabaseError;
    return CANNOT_PASS_ON.test(`${message} ${detail}`) ? message : null;
  } finally {
    await client.query("ROLLBACK");
  }
}

/** Runs the statement with all values, and with each null except the first (mostly the organisation). */
async function findRefusals(client: pg.PoolClient, declared: string, given: readonly number[] = []) {
  // This is the common prefix of several statements.
  const text = declared.replace(/ FROM (\S+) t\s*$/, " FROM $1 t WHERE t.organization_id = $$1");
  const values = (await readTypes(client, text)).map(inventValue);
  const withoutOne = values
    .map((_, left) => values.map((value, at) => (at === left ? null : value)))
    .filter((_, left) => left > 0 && !given.includes(left + 1));
  const refusals: string[] = [];
  for (const tried of [values, ...withoutOne]) {
    const refusal = await findRefusal(client, text, tried);
    if (refusal) refusals.push(`with ${JSON.stringify(tried)}: ${refusal}`);
  }
  return refusals;
}

describe.runIf(process.env.CITUS_URL)("on a distributed database (needs CITUS_URL)", () => {
  const test = createTestDatabase();

  it("every hand-written statement runs, whichever of its parameters is null", async () => {
    const declared = await listDeclaredStatements(new Set(listClaims().map(({ file }) => file)));
    const refusals: string[] = [];
    const client = await test.pool.connect();
    try {
      for (const { where, text } of declared.filter((one) => !MANAGES_TRANSACTIONS.test(one.text)))
        for (const refusal of await findRefusals(client, text, NEVER_NULL[where.split(":")[0] ?? ""]))
          refusals.push(`${where} ${refusal}`);
    } finally {
      client.release();
    }
    expect(declared.length).toBeGreaterThan(300);
    expect(refusals).toEqual([]);
  }, 240_000);
});

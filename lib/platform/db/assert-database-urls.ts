import { isDeepStrictEqual } from "node:util";
import { withClient } from "@/lib/platform/db/with-client";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { assertServerVersion } from "./assert-server-version";
import { detectPooling, type Pooling } from "./detect-pooling";
import { runOnConnection } from "./run-on-connection";
import { defineStatement, type Statement } from "./statement";

const REFUSALS: Record<Exclude<Pooling, "none" | "by transaction">, string> = {
  "loses prepared statements":
    "a pooler that loses prepared statements, as PgBouncer before 1.21 does, and later ones with max_prepared_statements = 0: use PgBouncer 1.21 or newer with max_prepared_statements = 200",
  "mixes time zones":
    "a pooler that gives one session's time zone to another: use PgBouncer 1.21 or newer with max_prepared_statements = 200",
  "by statement": "a pooler that rejects transactions: set pool_mode = transaction",
};

const CONNECTION_TIMEOUT_MS = 10_000;

/** Returns the same row for two addresses of one database on one running server. */
const FIND_DATABASE = defineStatement<{ server: number; name: string }>(`
  SELECT extract(epoch FROM pg_postmaster_start_time())::float8 AS server, current_database()::text AS name`);

/** A replica has the system identifier of its primary. */
const FIND_SYSTEM = defineStatement<{ system: string; recovers: boolean }>(`
  SELECT system_identifier::text AS system, pg_is_in_recovery() AS recovers FROM pg_control_system()`);

interface DatabaseUrls {
  direct?: string | undefined;
  replica?: string | undefined;
}

/**
 * Asserts that DATABASE_URL, DATABASE_DIRECT_URL and DATABASE_REPLICA_URL, as far as set, lead to one usable
 * database, and returns the address of the server itself. Rejects a pooler with which requests would fail now and
 * then, and any pooler as direct address: migrations and workers listen, and hold locks, for the length of a session.
 */
export async function assertDatabaseUrls(
  url: string,
  { direct, replica }: DatabaseUrls = {},
): Promise<string> {
  if (direct) await assertServerVersion(direct, "DATABASE_DIRECT_URL");
  await assertServerVersion(url);
  await assertPoolingSettings(url, direct ?? url);
  if (replica) await assertReplicaMatches(replica, url);
  return direct ?? url;
}

/** A replica that is down does not prevent the start: the primary serves its reads. */
export async function assertReplicaMatches(replica: string, primary: string) {
  const found = await fetchFirstRow(replica, FIND_SYSTEM).catch(() => null);
  if (!found) return;
  if (!found.recovers) {
    throw new OperatorError(
      "DATABASE_REPLICA_URL leads to a database that takes writes: set it to the address of a replica.",
    );
  }
  if (found.system !== (await fetchFirstRow(primary, FIND_SYSTEM)).system)
    throw new OperatorError("DATABASE_REPLICA_URL leads to a replica of another server than DATABASE_URL.");
  assertPoolingSupported(await runPoolingProbe(replica, "DATABASE_REPLICA_URL"), "DATABASE_REPLICA_URL");
}

async function assertPoolingSettings(url: string, directUrl: string) {
  const pooling = await runPoolingProbe(url, "DATABASE_URL");
  assertPoolingSupported(pooling, "DATABASE_URL");
  if (url === directUrl) {
    if (pooling === "none") return;
    throw new OperatorError(
      "DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL to the address of PostgreSQL itself, which migrations and workers need.",
    );
  }
  if ((await runPoolingProbe(directUrl, "DATABASE_DIRECT_URL")) !== "none") {
    throw new OperatorError(
      "DATABASE_DIRECT_URL leads to a pooler: set it to the address of PostgreSQL itself, which migrations and workers need.",
    );
  }
  const [through, direct] = [
    await fetchFirstRow(url, FIND_DATABASE),
    await fetchFirstRow(directUrl, FIND_DATABASE),
  ];
  if (!isDeepStrictEqual(through, direct))
    throw new OperatorError("DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.");
}

function assertPoolingSupported(pooling: Pooling, setting: string) {
  if (!(pooling in REFUSALS)) return;
  const reason = REFUSALS[pooling as keyof typeof REFUSALS];
  throw new OperatorError(`${setting} leads to ${reason}, or lead ${setting} to PostgreSQL itself.`);
}

async function runPoolingProbe(url: string, setting: string): Promise<Pooling> {
  try {
    return await detectPooling(url);
  } catch (error) {
    throw new OperatorError(
      `The kind of pooler in front of the database of ${setting} could not be detected: ${(error as Error).message}.`,
      { cause: error },
    );
  }
}

function fetchFirstRow<Row extends object>(url: string, statement: Statement<Row>): Promise<Row> {
  const config = { connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS };
  return withClient(config, async (client) => {
    const [row] = await runOnConnection(client, statement);
    return row as Row;
  });
}

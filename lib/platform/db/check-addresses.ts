import { isDeepStrictEqual } from "node:util";
import { withClient } from "@/lib/platform/db/with-client";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { checkServer } from "./check-server";
import { type Pooling, probePooling } from "./probe-pooling";
import { runStatement } from "./run-statement";
import { type Statement, statement } from "./statement";

const REFUSALS: Record<Exclude<Pooling, "none" | "by transaction">, string> = {
  "loses prepared statements":
    "a pooler that loses prepared statements, as PgBouncer before 1.21 does, and later ones with max_prepared_statements = 0: use PgBouncer 1.21 or newer with max_prepared_statements = 200",
  "mixes time zones":
    "a pooler that gives one session's time zone to another: use PgBouncer 1.21 or newer with max_prepared_statements = 200",
  "by statement": "a pooler that takes no transactions: set pool_mode = transaction",
};

const CONNECTION_TIMEOUT_MS = 10_000;

/** The same for two addresses of one database on one running server. */
const FIND_DATABASE = statement<{ server: number; name: string }>(`
  SELECT extract(epoch FROM pg_postmaster_start_time())::float8 AS server, current_database()::text AS name`);

/** A replica has the number of the server whose copy it is. */
const FIND_SYSTEM = statement<{ system: string; recovers: boolean }>(`
  SELECT system_identifier::text AS system, pg_is_in_recovery() AS recovers FROM pg_control_system()`);

interface Addresses {
  direct?: string | undefined;
  replica?: string | undefined;
}

/**
 * Makes sure that DATABASE_URL, and DATABASE_DIRECT_URL and DATABASE_REPLICA_URL where they are set, lead to one database
 * that can be used, and gives the address of the server itself. Refused are a pooler behind which requests would fail
 * now and then, and one in the place of the server, which migrations and workers need: they listen, and hold locks, for
 * as long as a session lasts.
 */
export async function checkAddresses(url: string, { direct, replica }: Addresses = {}): Promise<string> {
  if (direct) await checkServer(direct, "DATABASE_DIRECT_URL");
  await checkServer(url);
  await checkPooling(url, direct ?? url);
  if (replica) await refuseWrongReplica(replica, url);
  return direct ?? url;
}

/** One that is away is no reason not to start: the primary answers meanwhile. */
export async function refuseWrongReplica(replica: string, primary: string) {
  const found = await readOne(replica, FIND_SYSTEM).catch(() => null);
  if (!found) return;
  if (!found.recovers) {
    throw new OperatorError(
      "DATABASE_REPLICA_URL leads to a database that takes writes: set it to the address of a replica.",
    );
  }
  if (found.system !== (await readOne(primary, FIND_SYSTEM)).system)
    throw new OperatorError("DATABASE_REPLICA_URL leads to a replica of another server than DATABASE_URL.");
  refuseUnfit(await probe(replica, "DATABASE_REPLICA_URL"), "DATABASE_REPLICA_URL");
}

async function checkPooling(url: string, directUrl: string) {
  const pooling = await probe(url, "DATABASE_URL");
  refuseUnfit(pooling, "DATABASE_URL");
  if (url === directUrl) {
    if (pooling === "none") return;
    throw new OperatorError(
      "DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL to the address of PostgreSQL itself, which migrations and workers need.",
    );
  }
  if ((await probe(directUrl, "DATABASE_DIRECT_URL")) !== "none") {
    throw new OperatorError(
      "DATABASE_DIRECT_URL leads to a pooler: set it to the address of PostgreSQL itself, which migrations and workers need.",
    );
  }
  const [through, direct] = [await readOne(url, FIND_DATABASE), await readOne(directUrl, FIND_DATABASE)];
  if (!isDeepStrictEqual(through, direct))
    throw new OperatorError("DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.");
}

function refuseUnfit(pooling: Pooling, setting: string) {
  if (!(pooling in REFUSALS)) return;
  const reason = REFUSALS[pooling as keyof typeof REFUSALS];
  throw new OperatorError(`${setting} leads to ${reason}, or lead ${setting} to PostgreSQL itself.`);
}

async function probe(url: string, setting: string): Promise<Pooling> {
  try {
    return await probePooling(url);
  } catch (error) {
    throw new OperatorError(
      `What lies between here and the database of ${setting} cannot be found out: ${(error as Error).message}.`,
      { cause: error },
    );
  }
}

function readOne<Row extends object>(url: string, statement: Statement<Row>): Promise<Row> {
  const config = { connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS };
  return withClient(config, async (client) => {
    const [row] = await runStatement(client, statement);
    return row as Row;
  });
}

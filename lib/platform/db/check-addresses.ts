import pg from "pg";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { checkServer } from "./check-server";
import { type Pooling, probePooling } from "./probe-pooling";

const REFUSALS: Record<Exclude<Pooling, "none" | "by transaction">, string> = {
  "loses prepared statements":
    "a pooler that loses prepared statements, as PgBouncer before 1.21 does, and later ones with max_prepared_statements = 0: use PgBouncer 1.21 or newer with max_prepared_statements = 200",
  "mixes time zones":
    "a pooler that gives one session's time zone to another: use PgBouncer 1.21 or newer with max_prepared_statements = 200",
  "by statement": "a pooler that takes no transactions: set pool_mode = transaction",
};

/**
 * Makes sure that DATABASE_URL and DATABASE_DIRECT_URL, where there is one, lead to one database that can be used, and
 * gives the address of the server itself. Refused are a pooler behind which requests would fail now and then, and one in
 * the place of the server, which migrations and workers need: they listen, and hold locks, for as long as a session
 * lasts.
 */
export async function checkAddresses(url: string, direct?: string): Promise<string> {
  if (direct) await checkServer(direct, "DATABASE_DIRECT_URL");
  await checkServer(url);
  await checkPooling(url, direct ?? url);
  return direct ?? url;
}

async function checkPooling(url: string, directUrl: string) {
  const pooling = await probe(url, "DATABASE_URL");
  if (pooling in REFUSALS) {
    const reason = REFUSALS[pooling as keyof typeof REFUSALS];
    throw new OperatorError(`DATABASE_URL leads to ${reason}, or lead DATABASE_URL to PostgreSQL itself.`);
  }
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
  if ((await readIdentity(url)) !== (await readIdentity(directUrl))) {
    throw new OperatorError("DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.");
  }
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

/** The same for two addresses of one database on one running server. */
async function readIdentity(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {}); // also told by the statement that it breaks
  await client.connect();
  try {
    const { rows } = await client.query(
      "SELECT concat_ws(' ', extract(epoch FROM pg_postmaster_start_time()), current_database()) AS identity",
    );
    return rows[0].identity;
  } finally {
    await client.end();
  }
}

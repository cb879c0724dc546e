import { randomBytes } from "node:crypto";
import pg from "pg";

/** The kind of pooler between an address and its PostgreSQL, as far as sessions notice it. */
export type Pooling =
  /** No pooler, or one that keeps a session on one connection. */
  | "none"
  /** A session may get another connection with each transaction, without further effects. */
  | "by transaction"
  /** As `by transaction`, but prepared statements are lost or confused. */
  | "loses prepared statements"
  /** As `by transaction`, but a session's time zone appears in another session. */
  | "mixes time zones"
  /** The pooler rejects transactions. */
  | "by statement";

const CONNECTIONS = 4;
const ROUNDS = 4;
const PROBE_TIMEOUT_MS = 10_000;
/** Two names of one zone: if sessions mix them up, no other client of these connections gets a wrong time. */
const ZONES = ["UTC", "GMT"];

const INVALID_STATEMENT_NAME = "26000";
const DUPLICATE_STATEMENT = "42P05";
const PROTOCOL_VIOLATION = "08P01";

interface Prober {
  client: pg.Client;
  zone: string;
  /** Names of two equal statements: one that all sessions use, one of this session alone. */
  names: readonly [shared: string, own: string];
}

/**
 * Detects a pooler by behaviour: several sessions run what the application runs, first in turn, then at once. With a
 * pooler one of them soon runs on a connection that another has used, whichever it picks: the order reverses, so that
 * it cannot pick the same one for each session every time. Then a statement of the same name exists already, or the
 * session's own does not.
 */
export async function detectPooling(url: string): Promise<Pooling> {
  const shared = randomBytes(6).toString("hex");
  const probers: Prober[] = [];
  try {
    for (let count = 0; count < CONNECTIONS; count++) probers.push(await openProber(url, shared, count));
    return await compareSessions(probers);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === INVALID_STATEMENT_NAME || code === DUPLICATE_STATEMENT) return "loses prepared statements";
    throw error;
  } finally {
    await Promise.all(probers.map(({ client }) => client.end().catch(() => {})));
  }
}

async function openProber(url: string, shared: string, count: number): Promise<Prober> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
    application_name: "bookpage probe",
  });
  client.on("error", () => {}); // the broken statement reports it too
  const zone = ZONES[count % ZONES.length] as string;
  await client.connect();
  await client.query(`SET TIME ZONE '${zone}'`);
  return { client, zone, names: [`probe_${shared}`, `probe_${shared}_${count}`] };
}

async function compareSessions(probers: readonly Prober[]): Promise<Pooling> {
  const servers = new Map<Prober, Set<number>>(probers.map((prober) => [prober, new Set()]));
  let areZonesStable = true;
  const probe = async (prober: Prober) => {
    for (const name of prober.names) {
      const { rows } = await prober.client.query({
        name,
        text: "SELECT pg_backend_pid() AS server, current_setting('TimeZone') AS zone",
      });
      servers.get(prober)?.add(rows[0].server);
      areZonesStable &&= rows[0].zone === prober.zone;
    }
  };
  for (let round = 0; round < ROUNDS; round++)
    for (const prober of round % 2 ? probers.toReversed() : probers) await probe(prober);
  const transactionsWork = await Promise.all(probers.map((prober) => withProbeTransaction(prober, probe)));
  if (transactionsWork.includes(false)) return "by statement";
  if (!areZonesStable) return "mixes time zones";
  const all = [...servers.values()].flatMap((names) => [...names]);
  const hasOwnConnections = all.length === probers.length && new Set(all).size === all.length;
  return hasOwnConnections ? "none" : "by transaction";
}

async function withProbeTransaction(
  prober: Prober,
  probe: (prober: Prober) => Promise<void>,
): Promise<boolean> {
  try {
    await prober.client.query("BEGIN");
  } catch (error) {
    if ((error as { code?: string }).code === PROTOCOL_VIOLATION) return false;
    throw error;
  }
  await probe(prober);
  await prober.client.query("COMMIT");
  return true;
}

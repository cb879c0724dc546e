import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { overrideTimestamps } from "@/lib/platform/clock/override-timestamps";
import { describeActor, getCurrentActor } from "./actor";
import { type Queryable, registerConnection } from "./connection";
import { PrismaClient } from "./generated/client";
import { parseColumn } from "./parse-column";
import { type Timeouts, toTimeoutSettings } from "./timeouts";

export interface Database {
  db: PrismaClient;
  pool: pg.Pool;
  close: () => Promise<void>;
}

// A Date bound to a `timestamp` column must be written in UTC, in any time zone of this process.
pg.defaults.parseInputDatesAsUTC = true;

const openingTransaction = new AsyncLocalStorage<{ connection?: Queryable }>();

type Adapter = Awaited<ReturnType<PrismaPg["connect"]>>;

/**
 * Registers the connection of each transaction, so that hand-written SQL can run on it, and passes the actor to the
 * database: at the beginning of a transaction, and around a lone write.
 */
class ActorTrackingPg extends PrismaPg {
  constructor(
    pool: pg.Pool,
    /** Settings of every transaction. */
    private readonly settings: Record<string, string>,
  ) {
    super(pool);
  }

  override async connect() {
    const adapter = await super.connect();
    const { startTransaction } = adapter;
    adapter.startTransaction = async (isolationLevel) => {
      const actor = getCurrentActor();
      const settings = { ...this.settings, ...(actor && describeActor(actor)) };
      const beginning = createBeginAdapter(adapter, settings);
      const transaction = await startTransaction.call(beginning, isolationLevel);
      const { client } = transaction as unknown as { client: pg.PoolClient };
      const opening = openingTransaction.getStore();
      if (opening) opening.connection = wrapConnection(client, transaction);
      overrideQueryTimes(transaction);
      return transaction;
    };
    setWriteActor(adapter, "queryRaw");
    setWriteActor(adapter, "executeRaw");
    overrideQueryTimes(adapter);
    return adapter;
  }
}

/** Creates the adapter of one transaction, which applies these settings in the same round trip as BEGIN. */
function createBeginAdapter(adapter: Adapter, settings: Record<string, string>): Adapter {
  const beginStatement = ["BEGIN", ...formatLocalSettings(settings)].join("; ");
  const { client: pool } = adapter as unknown as { client: pg.Pool };
  const connect = async () => {
    const client = await pool.connect();
    client.query = ((config: pg.QueryConfig) => {
      Reflect.deleteProperty(client, "query"); // only for the first statement
      if (config.text !== "BEGIN") throw new Error("Prisma begins transactions in an unexpected way");
      return client.query({ ...config, text: beginStatement });
    }) as typeof client.query;
    return client;
  };
  return Object.create(adapter, { client: { value: { connect } } });
}

type Transaction = Awaited<ReturnType<Adapter["startTransaction"]>>;

/**
 * Wraps the connection for the length of the transaction. After a timeout Prisma takes the connection back while the
 * caller may still run; its further statements would run without a transaction, or in another caller's.
 */
function wrapConnection(client: pg.PoolClient, transaction: Transaction): Queryable {
  let isOver = false;
  const executeRaw = transaction.executeRaw.bind(transaction);
  transaction.executeRaw = (query) => {
    isOver ||= /^\s*(COMMIT|ROLLBACK)\s*$/i.test(query.sql);
    return executeRaw(query);
  };
  return {
    query: (config) =>
      isOver
        ? Promise.reject(new Error("Transaction already closed: it took too long"))
        : client.query(config),
  };
}

function setWriteActor(adapter: Adapter, method: "queryRaw" | "executeRaw") {
  const run = adapter[method].bind(adapter) as Adapter["queryRaw"];
  const signed: Adapter["queryRaw"] = async (query) => {
    if (!getCurrentActor() || /^\s*SELECT\b/i.test(query.sql)) return run(query);
    const transaction = await adapter.startTransaction();
    const end = (sql: string) => transaction.executeRaw({ sql, args: [], argTypes: [] });
    try {
      const result = await (transaction[method] as Adapter["queryRaw"])(query);
      await end("COMMIT");
      await transaction.commit();
      return result;
    } catch (error) {
      await end("ROLLBACK").catch(() => {});
      await transaction.rollback();
      throw error;
    }
  };
  Object.assign(adapter, { [method]: signed });
}

/** Prisma fills in timestamps itself: a sandbox needs its own. */
function overrideQueryTimes(queryable: Pick<Adapter, "queryRaw" | "executeRaw">) {
  const { queryRaw, executeRaw } = queryable;
  queryable.queryRaw = (query) => queryRaw.call(queryable, overrideTimestamps(query));
  queryable.executeRaw = (query) => executeRaw.call(queryable, overrideTimestamps(query));
}

interface Options {
  poolSize?: number;
  timeouts?: Timeouts;
  connectionTimeoutMs?: number;
  /** Milliseconds after which a transaction is aborted. */
  transactionTimeoutMs?: number;
  /** Each transaction may get another connection, so session settings do not last. */
  isPooled?: boolean;
}

/** Opens one pool with one Prisma client on it. The first statement makes the first connection. */
export function openDatabase(
  url: string,
  {
    poolSize = 20,
    timeouts,
    connectionTimeoutMs = 10_000,
    transactionTimeoutMs = 20_000,
    isPooled = false,
  }: Options = {},
): Database {
  const limits = timeouts ? toTimeoutSettings(timeouts) : {};
  const setLimits = Object.entries(limits).map(([name, value]) => `; SET ${name} = ${value}`);
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeoutMs,
    application_name: "bookpage",
    types: { getTypeParser: parseColumn },
    // Prisma reads every timestamp as UTC; poolers keep this one setting. The pool awaits it, although its types do
    // not say so.
    onConnect: (client) =>
      client.query(`SET TIME ZONE 'UTC'${isPooled ? "" : setLimits.join("")}`) as unknown as undefined,
  });
  pool.on("error", () => {}); // an idle connection broke; the pool has removed it
  // A broken connection between two statements would end the process; its next statement reports the error.
  pool.on("connect", (client) => client.on("error", () => {}));
  const adapter = new ActorTrackingPg(pool, isPooled ? limits : {});
  const db = new PrismaClient({
    adapter,
    transactionOptions: { maxWait: 10_000, timeout: transactionTimeoutMs },
  });
  const runInTransaction = db.$transaction.bind(db);

  registerConnection(db, {
    queryable: pool,
    transaction: (run) => {
      const opening: { connection?: Queryable } = {};
      return openingTransaction.run(opening, () =>
        runInTransaction(async (tx) => {
          if (!opening.connection)
            throw new Error("Prisma opened a transaction without telling its connection");
          const atEnd: (() => Promise<void>)[] = [];
          registerConnection(tx, { queryable: opening.connection, atEnd });
          const result = await run(tx);
          for (const finish of atEnd) await finish();
          return result;
        }),
      );
    },
  });

  const close = async () => {
    await db.$disconnect();
    await pool.end();
  };
  return { db, pool, close };
}

/**
 * Returns statements that set these until the transaction ends: afterwards a pooler may give the connection to
 * another client. Not set_config(): Citus forwards only SET statements to its workers, where the audit triggers run.
 */
const formatLocalSettings = (settings: Record<string, string>): string[] =>
  Object.entries(settings).map(([name, value]) => `SET LOCAL ${name} = ${pg.escapeLiteral(value)}`);

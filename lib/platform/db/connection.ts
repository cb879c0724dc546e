import type { QueryConfig, QueryResult } from "pg";
import type { Prisma, PrismaClient } from "./generated/client";

/** The Prisma client, or the transaction of `withTransaction`. The first parameter of every use case. */
export type Db = Prisma.TransactionClient;

export interface Queryable {
  // biome-ignore lint/suspicious/noExplicitAny: rows are what the statement claims
  query: (config: QueryConfig) => Promise<QueryResult<any>>;
}

interface Connection {
  /** Runs hand-written SQL: the pool, or the connection of the open transaction. */
  queryable: Queryable;
  /** Absent inside a transaction. */
  transaction?: <T>(run: (tx: Db) => Promise<T>) => Promise<T>;
  /** Inside a transaction: callbacks to run just before it commits. */
  atEnd?: (() => Promise<void>)[];
}

// On globalThis: the start command and the bundled application each have a copy of this module.
const shared = globalThis as { bookpageConnections?: WeakMap<object, Connection> };
shared.bookpageConnections ??= new WeakMap();
const connections = shared.bookpageConnections;

export function registerConnection(db: Db | PrismaClient, connection: Connection) {
  connections.set(db, connection);
}

export function getConnection(db: Db): Connection {
  const connection = connections.get(db);
  if (!connection)
    throw new Error(
      "This client is neither getDatabase() nor from withTransaction(): open transactions with withTransaction()",
    );
  return connection;
}

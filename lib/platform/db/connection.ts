import type { QueryConfig, QueryResult } from "pg";
import type { Prisma, PrismaClient } from "./generated/client";

/** The Prisma client, or the transaction that `withTransaction` gives. Every use case takes it first. */
export type Db = Prisma.TransactionClient;

export interface Queryable {
  // biome-ignore lint/suspicious/noExplicitAny: rows are what the statement claims
  query: (config: QueryConfig) => Promise<QueryResult<any>>;
}

interface Connection {
  /** Where hand-written SQL runs: the pool, or the connection of the open transaction. */
  queryable: Queryable;
  /** Absent inside a transaction. */
  transaction?: <T>(run: (tx: Db) => Promise<T>) => Promise<T>;
  /** Inside a transaction: what is left to do just before it commits. */
  atEnd?: (() => Promise<void>)[];
}

// Kept on globalThis: the start command and the bundled application each have a copy of this module.
const shared = globalThis as { bookpageConnections?: WeakMap<object, Connection> };
shared.bookpageConnections ??= new WeakMap();
const connections = shared.bookpageConnections;

export function registerConnection(db: Db | PrismaClient, connection: Connection) {
  connections.set(db, connection);
}

export function getConnection(db: Db): Connection {
  const connection = connections.get(db);
  if (!connection)
    throw new Error("Not from database() or withTransaction(): open transactions with withTransaction()");
  return connection;
}

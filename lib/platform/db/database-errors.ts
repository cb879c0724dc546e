const UNREACHABLE_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
  "ENOTFOUND",
  "ETIMEDOUT",
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  "P2028", // a transaction could not begin, or took too long
]);
// Matches at the beginning of any line: Prisma puts the call before the server's message.
const LOST_PATTERN =
  /^(connect|read|write|getaddrinfo) E[A-Z_]+\b|Connection terminated|timeout exceeded when trying to connect|server closed the connection|not queryable|Unable to start a transaction|Transaction already closed/im;

/** A limit on the size of files, which PostgreSQL reports as an internal error, unlike a full disk. */
const NO_SPACE_PATTERN = /could not (write|extend|create) .*: File too large/;

/** Yields each error and its causes: adapters wrap the server's error. */
function* listCauses(error: unknown): Generator<Record<string, unknown>> {
  for (let at = error, depth = 0; at && typeof at === "object" && depth < 6; depth++) {
    yield at as Record<string, unknown>;
    const { cause, meta } = at as { cause?: unknown; meta?: { driverAdapterError?: unknown } };
    at = cause ?? meta?.driverAdapterError;
  }
}

/** The server aborted a wait for a lock, a slow statement, or an idle transaction. */
const TIMED_OUT_CODES = new Set(["55P03", "57014", "25P03"]);

/**
 * True if the database is unreachable, shutting down, out of space or too slow: the same request may succeed later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const { code, originalCode, message } of listCauses(error)) {
    const sqlState = String(originalCode ?? code ?? "");
    if (TIMED_OUT_CODES.has(sqlState) || UNREACHABLE_CODES.has(sqlState) || /^(08|57P|53|58)/.test(sqlState))
      return true;
    if (typeof message === "string" && (LOST_PATTERN.test(message) || NO_SPACE_PATTERN.test(message)))
      return true;
  }
  return false;
}

/** True if this transaction was aborted in favour of a concurrent one: a retry may succeed at once. */
export const isTransactionConflict = (error: unknown): boolean =>
  ["40001", "40P01"].includes(findSqlState(error) ?? "");

/** True if a row references one that no longer exists. */
export const isForeignKeyViolation = (error: unknown): boolean => findSqlState(error) === "23503";

/** If Citus rejects a write while it copies rows to a shard, only the message arrives. */
const MESSAGES_OF_STATES: [RegExp, string][] = [
  [/^duplicate key value violates unique constraint/, "23505"],
  [/^conflicting key value violates exclusion constraint/, "23P01"],
  [/violates foreign key constraint/, "23503"],
  [/violates check constraint/, "23514"],
];

const getState = (message: unknown): string | undefined =>
  MESSAGES_OF_STATES.find(([pattern]) => pattern.test(String(message)))?.[1];

/** The SQLSTATE of a refused statement, such as 23505 (unique) or 23P01 (exclusion). */
export function findSqlState(error: unknown): string | null {
  for (const { code, originalCode, message } of listCauses(error)) {
    for (const state of [originalCode, code]) {
      if (state === "XX000") return getState(message) ?? state;
      if (state === "P2002") return "23505";
      if (state === "P2003") return "23503";
      if (typeof state === "string" && /^[0-9A-Z]{5}$/.test(state) && !state.startsWith("P2")) return state;
    }
  }
  return null;
}

/** True when the error names this constraint, index or column. */
export function isErrorNaming(error: unknown, name: string): boolean {
  for (const link of listCauses(error)) {
    if (link.constraint === name) return true;
    const { fields } = (link.constraint ?? {}) as { fields?: string[] };
    if (fields?.some((field) => field.replaceAll('"', "") === name)) return true;
    if (typeof link.message === "string" && link.message.includes(name)) return true;
    if (typeof link.originalMessage === "string" && link.originalMessage.includes(name)) return true;
  }
  return false;
}

import type { Env } from "@/lib/platform/env/env";

/** The times after which PostgreSQL cancels an operation, in milliseconds; 0: never. */
export interface Timeouts {
  statementMs: number;
  /** The wait for a lock that another transaction holds. */
  lockMs: number;
  /** The idle time between two statements of a transaction: its process hangs or has disappeared. */
  idleMs: number;
}

export const toTimeouts = (settings: Env): Timeouts => ({
  statementMs: settings.DATABASE_STATEMENT_TIMEOUT * 1000,
  lockMs: settings.DATABASE_LOCK_TIMEOUT * 1000,
  idleMs: settings.DATABASE_IDLE_TIMEOUT * 1000,
});

/** The settings under their names in PostgreSQL. */
export const toTimeoutSettings = ({ statementMs, lockMs, idleMs }: Timeouts): Record<string, string> => ({
  statement_timeout: String(statementMs),
  lock_timeout: String(lockMs),
  idle_in_transaction_session_timeout: String(idleMs),
});

import type { Env } from "@/lib/platform/env/env";

/** The most that something may take before PostgreSQL breaks it off, in milliseconds; 0: as long as it takes. */
export interface Timeouts {
  statementMs: number;
  /** A wait for a lock that another transaction holds. */
  lockMs: number;
  /** Between two statements of a transaction: its process hangs, or is gone without a word. */
  idleMs: number;
}

export const toTimeouts = (settings: Env): Timeouts => ({
  statementMs: settings.DATABASE_STATEMENT_TIMEOUT * 1000,
  lockMs: settings.DATABASE_LOCK_TIMEOUT * 1000,
  idleMs: settings.DATABASE_IDLE_TIMEOUT * 1000,
});

/** As PostgreSQL calls them. */
export const toTimeoutSettings = ({ statementMs, lockMs, idleMs }: Timeouts): Record<string, string> => ({
  statement_timeout: String(statementMs),
  lock_timeout: String(lockMs),
  idle_in_transaction_session_timeout: String(idleMs),
});

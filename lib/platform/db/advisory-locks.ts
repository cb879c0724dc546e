/**
 * PostgreSQL's advisory locks are bare numbers, so all are listed here, where a duplicate would be seen. Never change
 * a number: two releases that run beside each other must lock by the same ones.
 */

/** Locks of a session, released when it ends. */
export const SESSION_LOCKS = {
  /** Held while migrations are applied. */
  migration: 7_303_001,
  /** Shared by all users of the scratch server of tests and tools. */
  scratchServer: 7_303_002,
  /** Held while the template of the test databases is made. */
  testTemplate: 7_303_003,
  /** Held by the process that serves a data directory. */
  dataDirectory: 7_303_004,
  /** Shared by commands that use the database of a data directory without a serving process. */
  commands: 7_303_005,
  /** Held while the role and the database of a data directory are prepared. */
  applicationDatabase: 7_303_006,
  /** Held while a database is filled from another database or from a backup. */
  filling: 7_303_007,
  /** Shows that a worker lives; the second number is the hash of its id. */
  livingWorker: 7_303_010,
} as const;

/**
 * Locks of a transaction, by the hash of a text: `hashtextextended(text, seed)`. Each kind of text has its own seed,
 * so that equal texts of two kinds do not wait for each other.
 */
export const TEXT_LOCK_SEEDS = {
  /** The organiser's key of one form for a new event. */
  creationForm: 0,
  /** An organisation and an `Idempotency-Key` in it. */
  idempotencyKey: 1,
  /** An organisation and the extid of a user in it. */
  userExtid: 2,
  /** The id of a host during a reservation of the host's time. */
  host: 3,
  /** An organisation and the address to which a code is mailed. */
  codeAddress: 4,
  /** An organisation and an address on the waiting list. */
  waitingAddress: 5,
  /** The sandbox that is being filled with the demo. */
  demo: 6,
} as const;

/**
 * PostgreSQL's advisory locks are bare numbers, so all of ours stand here, where no two can be the same. They stay as
 * they are: two releases that run beside each other must lock by the same numbers.
 */

/** Held by a session, and gone with it. */
export const SESSION_LOCKS = {
  /** Held while migrations are applied. */
  migration: 7_303_001,
  /** Shared by all who use the scratch server of tests and tools. */
  scratchServer: 7_303_002,
  /** Held while the database is made that tests copy. */
  testTemplate: 7_303_003,
  /** Held by the process that serves a data directory. */
  dataDirectory: 7_303_004,
  /** Shared by commands that use the database of a data directory which nobody serves. */
  commands: 7_303_005,
  /** Held while the role and the database of a data directory are prepared. */
  applicationDatabase: 7_303_006,
  /** Held while a database is filled with the data of another one or of a backup. */
  filling: 7_303_007,
  /** With the hash of a worker's id as second number: that this worker lives. */
  livingWorker: 7_303_010,
} as const;

/**
 * Held until a transaction ends, by the hash of a text: `hashtextextended(text, seed)`. Each kind of text has a seed of
 * its own, so that equal texts of two kinds do not wait for each other.
 */
export const TEXT_LOCK_SEEDS = {
  /** The organiser's key that belongs to one form for a new event. */
  creationForm: 0,
  /** An organisation and an `Idempotency-Key` in it. */
  idempotencyKey: 1,
  /** An organisation and the extid of a user in it. */
  userExtid: 2,
  /** The id of a user whose time is about to be taken. */
  host: 3,
  /** An organisation and the address to which a code is mailed. */
  codeAddress: 4,
  /** An organisation and the address that waits for a time. */
  waitingAddress: 5,
  /** The sandbox that is being filled with the demo. */
  demo: 6,
} as const;

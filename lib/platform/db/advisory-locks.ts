/**
 * Advisory locks of a session, released when it ends. They are bare numbers, so all are listed here, where a
 * duplicate would be seen. Never change a number: two releases that run beside each other must lock by the same ones.
 */
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

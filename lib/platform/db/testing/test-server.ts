import type pg from "pg";

/** A server on which tests create their databases. */
export interface TestServer {
  /** A superuser session on the server's own database. */
  client: pg.Client;
  superuserAddress: (database: string) => string;
  /** True if no other process used the server when it was acquired. */
  alone: boolean;
  /** Stops a server that was started for the tests, once its last user releases it. */
  release: () => Promise<void>;
}

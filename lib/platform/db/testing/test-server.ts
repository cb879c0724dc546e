import type pg from "pg";

/** A server on which tests make databases of their own. */
export interface TestServer {
  /** On its own database, as somebody who may do everything. */
  client: pg.Client;
  superuserAddress: (database: string) => string;
  /** Whether nobody else used the server when it was borrowed. */
  alone: boolean;
  /** For the one that nobody else uses any more: stops what was started for the tests. */
  release: () => Promise<void>;
}

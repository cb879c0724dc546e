import { Logger, runMigrations } from "graphile-worker";

/** Makes the tables of the job queue, or brings them up to date. */
export const migrateQueue = (databaseUrl: string) =>
  runMigrations({ connectionString: databaseUrl, logger: new Logger(() => () => {}) });

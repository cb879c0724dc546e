import { Logger, runMigrations } from "graphile-worker";
import { withClient } from "@/lib/platform/db/with-client";
import { NOTABLE_JOBS_INDEX } from "./queue-revision";

// With this index, looking for failed jobs does not read all waiting ones.
const INDEX_STATEMENT = `
  CREATE INDEX IF NOT EXISTS ${NOTABLE_JOBS_INDEX} ON graphile_worker._private_jobs (task_id)
   WHERE NOT is_available OR last_error IS NOT NULL`;

/** Creates the tables of the job queue, or migrates them, and adds an index for failed jobs. */
export async function migrateQueue(databaseUrl: string) {
  await runMigrations({ connectionString: databaseUrl, logger: new Logger(() => () => {}) });
  await withClient({ connectionString: databaseUrl }, (client) => client.query(INDEX_STATEMENT));
}

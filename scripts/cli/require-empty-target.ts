import type pg from "pg";
import { getDatabaseState } from "@/lib/platform/copy/database-state";
import { withClient } from "@/lib/platform/db/with-client";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { promptLine } from "./prompt-line";

interface TargetDatabase {
  url: string;
  isServed: boolean;
}

/** Requires that no service uses the target database, and that it is empty or may be replaced. */
export async function requireEmptyTarget(
  { url, isServed }: TargetDatabase,
  { mayReplace }: { mayReplace: boolean },
) {
  await withClient({ connectionString: url, application_name: "bookpage copy" }, async (client) => {
    if (isServed || (await isInUse(client)))
      throw new OperatorError("The service is running on this database: stop it first.");
    const state = await getDatabaseState(client);
    const name = new URL(url).pathname.slice(1);
    if (state === "empty" || state === "unfinished") return;
    if (state === "foreign")
      throw new OperatorError(
        `The database ${name} has tables of another application: choose another database.`,
      );
    if (!mayReplace) throw new OperatorError(`The database ${name} is not empty, and nothing was changed.`);
    const typed = await promptLine(
      `Everything in the database "${name}" will be deleted. Type its name to go on: `,
    );
    if (typed.trim() !== name)
      throw new OperatorError("That is not the name of the database: nothing was changed.");
  });
}

async function isInUse(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'bookpage%' AND pid <> pg_backend_pid()",
  );
  return (rowCount ?? 0) > 0;
}

import { findPendingMigrations, findUnknownMigrations } from "@/lib/platform/db/pending-migrations";
import { isQueueCurrent } from "@/lib/platform/db/queue-revision";
import { isUnfinished } from "@/lib/platform/db/unfinished-load";
import { type Finding, fine, type Patient, wrong } from "./finding";

export async function checkMigrations({ client }: Patient): Promise<Finding[]> {
  return [await findFault(client)];
}

async function findFault(client: Patient["client"]): Promise<Finding> {
  const about = "migrations";
  if (await isUnfinished(client))
    return wrong(about, "a restore or move broke off before all data were there", "call it again");
  const [unknown] = await findUnknownMigrations(client);
  if (unknown) return wrong(about, `a newer release has applied ${unknown}`, "start that release");
  const pending = await findPendingMigrations(client);
  if (pending.length > 0) {
    const says = `${pending.length} are due, the first is ${pending[0]}`;
    return wrong(about, says, "take a backup, then start this release or call bookpage migrate");
  }
  if (!(await isQueueCurrent(client)))
    return wrong(about, "the tables of the job queue are not up to date", "call bookpage migrate");
  return fine(about, "all applied");
}

import { findPendingMigrations, findUnknownMigrations } from "@/lib/platform/db/pending-migrations";
import { isQueueCurrent } from "@/lib/platform/db/queue-revision";
import { isImportUnfinished } from "@/lib/platform/db/unfinished-import";
import { type DoctorContext, type Finding, reportFailure, reportPass } from "./finding";

export async function checkMigrations({ client }: DoctorContext): Promise<Finding[]> {
  return [await findMigrationIssue(client)];
}

async function findMigrationIssue(client: DoctorContext["client"]): Promise<Finding> {
  const about = "migrations";
  if (await isImportUnfinished(client))
    return reportFailure(about, "a restore or move was interrupted", "call it again");
  const [unknown] = await findUnknownMigrations(client);
  if (unknown) return reportFailure(about, `a newer release has applied ${unknown}`, "start that release");
  const pending = await findPendingMigrations(client);
  if (pending.length > 0) {
    const says = `${pending.length} are due, the first is ${pending[0]}`;
    return reportFailure(about, says, "make a backup, then start this release or run bookpage migrate");
  }
  if (!(await isQueueCurrent(client)))
    return reportFailure(about, "the tables of the job queue are not up to date", "call bookpage migrate");
  return reportPass(about, "all applied");
}

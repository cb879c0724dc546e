import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { ExistenceCheck } from "@/lib/platform/db/insert-rows";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { addJobs } from "@/lib/platform/queue/add-job";
import { WRITE_CALENDAR_ENTRIES } from "./tasks";

interface EntrySync {
  /** One event, or several with the same users. */
  id: string | readonly string[];
  users: readonly (string | null)[];
}

const OWNERS = `
  SELECT DISTINCT c.user_id AS user FROM calendars c
   WHERE c.organization_id = $1 AND c.user_id = ${formatAnyOf("$2")}
     AND EXISTS (SELECT FROM subcalendars s
                  WHERE s.organization_id = $1 AND s.calendar_id = c.id AND s.writable)`;

const OWNERS_STATEMENT = definePreparedStatement<{ user: string }>(OWNERS);

/** Builds a check whether any of the users has a target calendar. */
export const buildEntryOwnerCheck = (
  organization: OrganizationId,
  users: readonly (string | null)[],
): ExistenceCheck => ({ text: OWNERS, values: [organization, users.filter((user) => user !== null)] });

/** Returns the users with a target calendar. */
export async function listEntryOwners(
  db: Db,
  organization: OrganizationId,
  users: readonly (string | null)[],
): Promise<string[]> {
  const userIds = users.filter((user) => user !== null);
  if (userIds.length === 0) return [];
  return (await executeSql(db, OWNERS_STATEMENT, [organization, userIds])).map(({ user }) => user);
}

/** Enqueues jobs that write the event into its users' calendars; without a target calendar there are none. */
export async function enqueueEntries(tx: Db, organization: OrganizationId, { id, users }: EntrySync) {
  const owners = await listEntryOwners(tx, organization, users);
  const jobs = [id].flat().flatMap((event) =>
    owners.map((user) => ({
      payload: { organization, event, user },
      key: `write_calendar_entries/${event}/${user}`,
    })),
  );
  await addJobs(tx, WRITE_CALENDAR_ENTRIES, jobs);
}

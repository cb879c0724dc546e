import type { Db } from "@/lib/db/client";
import { preparedSql } from "@/lib/db/sql";
import { addJobs } from "@/lib/jobs/add-job";
import type { OrganizationId } from "@/lib/organizations/organization-id";

interface Parts {
  id: string;
  users: readonly (string | null)[];
}

const OWNERS = `
  SELECT c.user_id AS user FROM calendars c
   WHERE c.user_id = ANY ($1) AND c."primary"
     AND EXISTS (SELECT FROM subcalendars s WHERE s.calendar_id = c.id AND s.writable)`;

/** Lets the calendars of an event's users follow it, in jobs; most people have none that can be written to. */
export async function queueEntries(tx: Db, organization: OrganizationId, { id: event, users }: Parts) {
  const known = users.filter((user) => user !== null);
  if (known.length === 0) return;
  const owners = await preparedSql<{ user: string }>(tx, "writable-calendars", OWNERS, [known]);
  const jobs = owners.map(({ user }) => ({
    payload: { organization, event, user },
    key: `write_calendar/${event}/${user}`,
  }));
  await addJobs(tx, "write_calendar", jobs);
}

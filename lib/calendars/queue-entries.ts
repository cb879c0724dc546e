import type { Db } from "@/lib/db/client";
import { addJobs } from "@/lib/jobs/add-job";
import type { OrganizationId } from "@/lib/organizations/organization-id";

interface Parts {
  id: string;
  users: readonly (string | null)[];
}

/** Lets the calendars of an event's users follow it, in jobs; most people have none that can be written to. */
export async function queueEntries(tx: Db, organization: OrganizationId, { id: event, users }: Parts) {
  const known = users.filter((user) => user !== null);
  const owners = await tx.calendar.findMany({
    where: { userId: { in: known }, primary: true, subcalendars: { some: { writable: true } } },
    select: { userId: true },
  });
  const jobs = owners.map(({ userId: user }) => ({
    payload: { organization, event, user },
    key: `write_calendar/${event}/${user}`,
  }));
  await addJobs(tx, "write_calendar", jobs);
}

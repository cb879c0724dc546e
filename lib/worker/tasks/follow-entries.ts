import { followEntries } from "@/lib/domain/calendars/follow-entries";
import type { FOLLOW_ENTRIES } from "@/lib/domain/calendars/tasks";
import { forgetRefusals } from "@/lib/domain/events/calendar-entries/record-writing";
import { retryConferences } from "@/lib/domain/events/event-conferences/retry-conferences";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { PayloadOf } from "@/lib/platform/queue/task";

/** Rooms that come with entries may be had now where they could not be before. */
export async function followEntriesTask({ organization: id, user }: PayloadOf<typeof FOLLOW_ENTRIES>) {
  const organization = asOrganizationId(id);
  await forgetRefusals(database(), organization, user);
  const providers = ["google_meet", "teams"] as const;
  await retryConferences(database(), organization, { user, providers }, readClock());
  await followEntries(database(), organization, user);
}

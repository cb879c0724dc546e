import type { Instant } from "@/lib/core/time/instant";
import type { EntryMeetingLink } from "@/lib/domain/calendars/calendar-entry";
import {
  type Conference,
  type ConferenceError,
  parseConference,
} from "@/lib/domain/conferencing/conferences/conference";
import { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { changeEvent } from "@/lib/domain/events/changes/change-event";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { isLinkTimedOut } from "./link-timeout";

/** A row of `conferences`: a requested link with its provider, host and event. */
export interface RequestedConference {
  organizationId: string;
  eventId: string;
  userId: string;
  provider: string;
  state: string;
  requestedAt: Date;
}

const toConferenceKey = ({ organizationId, eventId, userId, provider }: RequestedConference) => ({
  organizationId,
  eventId,
  userId,
  provider,
});

/** Records a created meeting link, and notifies participants who were told that it would follow. */
export async function recordMeetingLink(
  db: Db,
  requested: RequestedConference,
  { url, code, phone }: Exclude<EntryMeetingLink, string>,
  now: Instant,
): Promise<void> {
  const { count } = await db.conference.updateMany({
    where: { ...toConferenceKey(requested), state: { not: "made" } },
    data: { state: "made", reason: null, endedAt: new Date(now) },
  });
  const isQuiet = count > 0 && isMailPending(requested, now);
  await setConference(db, requested, ({ failed: _, ...known }) => ({ ...known, url, code, phone }), {
    now,
    isQuiet,
  });
}

/**
 * Records that no link will come: participants are told to ask the host, and the host is told the reason, by waiting
 * mails or by new ones.
 */
export async function recordLinkFailure(
  db: Db,
  requested: RequestedConference,
  reason: ConferenceError,
  now: Instant,
): Promise<void> {
  await db.conference.updateMany({
    where: toConferenceKey(requested),
    data: { state: "failed", reason: reason, endedAt: new Date(now), busyUntil: null },
  });
  await setConference(db, requested, (known) => ({ ...known, failed: reason }), {
    now,
    // The participants of a retried conference already know that there is no link.
    isQuiet: requested.state === "again" || isMailPending(requested, now),
  });
}

/** Returns whether the mails about the meeting have waited for this result. */
const isMailPending = (requested: RequestedConference, now: Instant): boolean =>
  requested.state === "requested" && !isLinkTimedOut(requested, now);

/** Sets the conference, unless the event meanwhile requests another one or none. */
async function setConference(
  db: Db,
  { organizationId, eventId: id, userId, provider }: RequestedConference,
  change: (known: Conference) => Conference,
  { now, isQuiet }: { now: Instant; isQuiet: boolean },
): Promise<void> {
  const organization = asOrganizationId(organizationId);
  const target = { organization, id, precondition: new Precondition(null), now, isQuiet };
  try {
    await changeEvent(db, target, "update", async (_, event) => {
      const known = parseConference(event);
      if (known?.provider !== provider || known.host !== userId) return null;
      const conference = change(known);
      if (conference.url === known.url && conference.failed === known.failed) return null;
      return { columns: { conference: { ...conference } }, happened: "updated" };
    });
  } catch (error) {
    // The event was cancelled or deleted, and another job removes the room.
    if (!(error instanceof ApiProblem)) throw error;
  }
}

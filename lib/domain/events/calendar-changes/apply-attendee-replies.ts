import type { BookpageEntry } from "@/lib/domain/calendars/bookpage-entry";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { declineEvent } from "@/lib/domain/events/changes/decline-event";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import { voteOnEvent } from "@/lib/domain/events/changes/vote-on-event";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { Db } from "@/lib/platform/db/client";

type AttendeeReplies = Record<string, string>;

/** Only accepted and declined are applied; other states change nothing. */
const isDecided = (partstat: string) => partstat === "accepted" || partstat === "declined";

/** Extracts the attendees' decisions from a calendar entry. */
export const extractAttendeeReplies = ({ attendees }: BookpageEntry): AttendeeReplies =>
  Object.fromEntries(
    (attendees ?? [])
      .filter(({ partstat }) => isDecided(partstat))
      .map(({ email, partstat }) => [email, partstat]),
  );

/**
 * Records the replies that attendees gave in their calendars. Each is applied once, when new, so that a later answer
 * on the page wins.
 */
export async function applyAttendeeReplies(
  db: Db,
  target: EventTarget,
  event: EventRow,
  replies: AttendeeReplies,
  known: AttendeeReplies,
) {
  for (const [email, partstat] of Object.entries(replies)) {
    if (known[email] === partstat) continue;
    const invitee = event.invitees.find((one) => !one.isOrganizer && one.email?.toLowerCase() === email);
    if (!invitee) continue;
    try {
      if (partstat === "declined") await declineEvent(db, target, { invitee: invitee.id });
      else await confirmAttendance(db, target, event, invitee.id);
    } catch (error) {
      // Seats may be full by now, or the event cancelled.
      if (!(error instanceof ApiProblem) || error.status >= 500) throw error;
    }
  }
}

async function confirmAttendance(db: Db, target: EventTarget, event: EventRow, invitee: string) {
  const date = event.confirmedDateId;
  if (date === null) return;
  const attends = event.votes.some((vote) => vote.inviteeId === invitee && vote.dateId === date && vote.yes);
  const declined = event.declines.some((decline) => decline.inviteeId === invitee);
  if (attends && !declined) return;
  await voteOnEvent(db, target, { invitee, dates: { [date]: "yes" } });
}

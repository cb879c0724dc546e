import type { EntryAttendee } from "@/lib/domain/calendars/calendar-entry";
import type { EventRow } from "@/lib/domain/events/event-rows";

/**
 * Lists the attendees of the host's entry: all who come and have an address. Bookers of a meeting with seats
 * do not learn of each other.
 */
export function listEntryGuests({
  seats,
  invitees,
  declines,
  votes,
  confirmedDateId,
}: EventRow): EntryAttendee[] {
  if (seats !== null) return [];
  const declined = new Set(declines.map(({ inviteeId }) => inviteeId));
  return invitees
    .filter(({ isOrganizer, hasLeft }) => !isOrganizer && !hasLeft)
    .flatMap(({ id, email, fullName }): EntryAttendee[] => {
      if (!email || declined.has(id)) return [];
      const vote = votes.find(({ inviteeId, dateId }) => inviteeId === id && dateId === confirmedDateId);
      return [{ name: fullName, email, status: !vote ? "needs_action" : vote.yes ? "accepted" : "declined" }];
    });
}

import type { EventRow } from "@/lib/domain/events/event-rows";
import { findGroupBooker } from "@/lib/domain/events/seats/redact-other-groups";

/**
 * Finds the booker on a public page: the first invitee after the host, with a yes to the times. Owners may book their
 * own page. In a meeting with seats it is the visible booker; a host sees the first of several.
 */
export const findBooker = ({ api, bookpage, seats, invitees, votes }: BookedEvent) =>
  seats !== null
    ? findGroupBooker({ invitees })
    : bookpage && !api
      ? invitees.find(
          ({ id, isOrganizer, position }) =>
            !isOrganizer && position === 1 && votes.some((vote) => vote.inviteeId === id),
        )
      : undefined;

type BookedEvent = Pick<EventRow, "api" | "bookpage" | "seats" | "invitees" | "votes">;

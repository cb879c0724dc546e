import { findPartyBooker } from "@/lib/domain/events/seats/narrow-to-party";
import type { EventVisitor } from "./load-event-page";

/**
 * Who booked on a public page: listed after the host, with a yes to the times. Owners may book their own page. Of a meeting
 * with seats the booker who is shown; to a host that is the first of several.
 */
export const findBooker = ({ api, bookpage, seats, invitees, votes }: EventVisitor["event"]) =>
  seats !== null
    ? findPartyBooker({ invitees })
    : bookpage && !api
      ? invitees.find(
          ({ id, su, position }) => !su && position === 1 && votes.some((vote) => vote.inviteeId === id),
        )
      : undefined;

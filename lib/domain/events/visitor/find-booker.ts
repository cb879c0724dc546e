import { findGroupBooker } from "@/lib/domain/events/seats/redact-other-groups";
import type { EventVisitor } from "./load-event-page";

/**
 * Who booked on a public page: listed after the host, with a yes to the times. Owners may book their own page. Of a meeting
 * with seats the booker who is shown; to a host that is the first of several.
 */
export const findBooker = ({ api, bookpage, seats, invitees, votes }: EventVisitor["event"]) =>
  seats !== null
    ? findGroupBooker({ invitees })
    : bookpage && !api
      ? invitees.find(
          ({ id, su, position }) => !su && position === 1 && votes.some((vote) => vote.inviteeId === id),
        )
      : undefined;

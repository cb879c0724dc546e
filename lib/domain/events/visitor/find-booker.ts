import type { EventVisitor } from "./load-event-page";

/** Who booked on a public page: listed after the host, with a yes to the times. Owners may book their own page. */
export const findBooker = ({ api, bookpage, invitees, votes }: EventVisitor["event"]) =>
  bookpage && !api
    ? invitees.find(
        ({ id, su, position }) => !su && position === 1 && votes.some((vote) => vote.inviteeId === id),
      )
    : undefined;

import { findBooker } from "@/lib/domain/events/visitor/find-booker";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";

/** Returns whether a booker proposed all options and nobody but hosts can answer, so that the host only chooses. */
export function isSingleRequest({ event }: EventVisitor): boolean {
  const booker = findBooker(event);
  if (!booker) return false;
  const isProposed = (option: { dateId: string } | { placeId: string }) =>
    event.votes.some(
      (vote) =>
        vote.inviteeId === booker.id &&
        vote.yes &&
        ("dateId" in option ? vote.dateId === option.dateId : vote.placeId === option.placeId),
    );
  return (
    event.invitees.every((one) => one.id === booker.id || one.isOrganizer || one.host) &&
    event.dates.every((date) => isProposed({ dateId: date.id })) &&
    (event.places.length < 2 || event.places.every((place) => isProposed({ placeId: place.id })))
  );
}

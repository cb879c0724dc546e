import type { EventRow } from "@/lib/domain/events/event-rows";

type ReconfirmedEvent = Pick<EventRow, "confirmedFlag" | "confirmedDateId" | "dates">;

/** Returns the start of a confirmed meeting; null if it has none. */
export const findConfirmedStart = ({
  confirmedFlag,
  confirmedDateId,
  dates,
}: ReconfirmedEvent): Date | null =>
  (confirmedFlag && dates.find(({ id }) => id === confirmedDateId)?.startsAt) || null;

/** Returns true if this person confirmed that they still come at the present time of the meeting. */
export const hasReconfirmed = (
  event: ReconfirmedEvent,
  { reconfirmedStartAt }: { reconfirmedStartAt: Date | null },
): boolean =>
  reconfirmedStartAt !== null && reconfirmedStartAt.getTime() === findConfirmedStart(event)?.getTime();

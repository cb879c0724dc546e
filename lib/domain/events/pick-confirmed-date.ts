import type { EventRow } from "./event-rows";

export const pickConfirmedDate = ({ dates, confirmedDateId }: EventRow) =>
  dates.find(({ id }) => id === confirmedDateId);

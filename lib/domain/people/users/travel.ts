import type { LocalDate } from "@/lib/core/time/local-date";
import { isSameZone } from "@/lib/core/time/normalize-zone";
import { generateId } from "@/lib/platform/db/generate-id";
import type { UserInput } from "./schema";

/** A stay in another time zone, in which the user's hours apply. Both dates are included. */
export interface Travel {
  _id: string;
  start_date: LocalDate;
  end_date: LocalDate;
  timezone: string;
}

/** Returns the new list; an entry keeps the id of the stored one with the same id or the same values. */
export function mergeTravel(before: readonly Travel[], sent: NonNullable<UserInput["travel"]>): Travel[] {
  const left = [...before];
  return sent.map(({ _id: sentId, start_date, end_date, timezone }) => {
    const index = left.findIndex((known) =>
      sentId
        ? known._id === sentId
        : known.start_date === start_date &&
          known.end_date === end_date &&
          isSameZone(known.timezone, timezone),
    );
    const [known] = index < 0 ? [] : left.splice(index, 1);
    return { _id: known?._id ?? generateId(), start_date, end_date, timezone };
  });
}

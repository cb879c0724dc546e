import { countUnits } from "@/lib/core/slots/stays/stay-rules";
import { asInstant } from "@/lib/core/time/instant";
import { toEpochDay } from "@/lib/core/time/local-date";
import { toLocalDate } from "@/lib/core/time/zone";

/** The unit of a stay, which the event keeps when its page changes. */
export interface EventStay {
  unit: "day" | "night";
  /** Others of the same page may overlap it, so that it does not take its hosts' time alone. */
  shared: boolean;
}

/** Returns the stay of a stored event; null for a meeting. */
export const parseEventStay = ({ stay }: { stay?: unknown }): EventStay | null =>
  (stay as EventStay | null | undefined) ?? null;

/** Counts the days or nights of a stay, with its first and last day in the event's zone. */
export function describeStayDays(
  { unit }: Pick<EventStay, "unit">,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  zone: string,
) {
  const first = toLocalDate(zone, asInstant(+startsAt));
  const last = toLocalDate(zone, asInstant(+endsAt - 1));
  return { unit, units: countUnits({ unit }, toEpochDay(first), toEpochDay(last)), first, last };
}

import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import { addDays, parseLocalDate } from "@/lib/core/time/local-date";
import { getStartOfDay, toInstant, toLocalDate, toLocalMinute } from "@/lib/core/time/zone";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { EventDateInput } from "./schema";

export interface EventTime {
  start: Instant;
  end: Instant;
  allDay: boolean;
}

/** Parses a sent date into instants. `zone` applies to times without an offset; `pointer` locates the date in the body. */
export function parseEventTime(sent: EventDateInput, zone: string, pointer: string): EventTime {
  const allDay = sent.all_day ?? false;
  const start = parseInstant(sent.date, zone, `${pointer}/date`);
  let end = parseInstant(sent.end_date, zone, `${pointer}/end_date`);
  // Clients send a single all-day event with the same date as start and end.
  if (allDay && end === start) end = getNextDay(zone, start);
  if (end <= start) throw buildFieldProblem(`${pointer}/end_date`, "reversed", "end_date must be after date");
  return { start, end, allDay };
}

/** Parses a sent time. */
export function parseInstant(text: string, zone: string, pointer: string): Instant {
  const date = parseLocalDate(text.slice(0, 10));
  if (!date) throw buildFieldProblem(pointer, "invalid_date", `is not a date of the calendar (1970 to 2199)`);
  if (/(Z|[+-]\d{2}:?\d{2})$/.test(text.slice(10))) {
    return asInstant(Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, "$1:$2")));
  }
  const [hours = 0, minutes = 0, seconds = 0] = text.slice(11).split(":").map(Number);
  const minute = hours * 60 + minutes;
  const start = toInstant(zone, date, minute);
  if (minute > 0 && toLocalMinute(zone, start) !== minute) {
    const message = `${text} does not exist in ${zone}, where the clocks go forward`;
    throw buildFieldProblem(pointer, "nonexistent_time", message);
  }
  return asInstant(start + Math.round(seconds * 1000));
}

/** A day has 23 or 25 hours if the clocks change; 24 hours are added to a time that is no start of a day in the zone. */
function getNextDay(zone: string, start: Instant): Instant {
  const date = toLocalDate(zone, start);
  return getStartOfDay(zone, date) === start ? getStartOfDay(zone, addDays(date, 1)) : asInstant(start + DAY);
}

import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { parseLocalDate } from "@/lib/core/time/local-date";
import { toInstant } from "@/lib/core/time/zone";
import type { EventFormIssue, EventFormValues } from "@/lib/pages/event/event-form-draft";
import { parseZone } from "@/lib/platform/i18n/zone-names";
import { parseMinute } from "./parse-minute";

/** Parses three fields `date`, `from`, `until` in the zone of the field `zone`; `suffix` ends their names. */
export function parseSpan(values: EventFormValues, suffix: string, now: Instant): Interval | EventFormIssue {
  const [date, from, until] = ["date", "from", "until"].map((name) => `${name}${suffix}`) as [
    string,
    string,
    string,
  ];
  const day = parseLocalDate(values[date] ?? "");
  const zone = parseZone(values.zone ?? "");
  if (!day || !zone) return { field: date, text: "dateBad" };
  const [first, last] = [parseMinute(values[from]), parseMinute(values[until])];
  if (first === null) return { field: from, text: "timeBad" };
  if (last === null) return { field: until, text: "timeBad" };
  const time = { start: toInstant(zone, day, first), end: toInstant(zone, day, last || 24 * 60) };
  if (time.end <= time.start) return { field: until, text: "untilBefore" };
  return asInstant(time.end) <= now ? { field: date, text: "datePast" } : time;
}

import type { Manner } from "@/lib/platform/i18n/format";
import type { Translate } from "@/lib/platform/i18n/translate";
import { zoneLabel } from "@/lib/platform/i18n/zone-names";
import { clockSpan, formatDays } from "./date-words";
import type { EventSpan } from "./event-facts";

/** Day and time on the reader's clock. Whole days are days of the event's own zone, and no one else's. */
export const spanWords = (
  manner: Manner,
  eventZone: string,
  t: Translate,
  span: EventSpan,
): { day: string; time: string } => ({
  day: formatDays(manner, eventZone, span, "dayYear"),
  time: span.allDay ? t("event.allDay") : clockSpan(manner, span),
});

/** The same as lines of a form, with the zone that the times are in. */
export function spanLines(manner: Manner, eventZone: string, t: Translate, span: EventSpan): string[] {
  const { day, time } = spanWords(manner, eventZone, t, span);
  return [`${day}, ${time}`, ...(span.allDay ? [] : [zoneLabel(manner.zone, span.start)])];
}

import { capitalize, formatDate, formatTime, type Manner } from "@/lib/i18n/format";
import type { Translate } from "@/lib/i18n/translate";
import { instant } from "@/lib/time/instant";
import { localDateAt } from "@/lib/time/zone";
import type { EventSpan } from "./event-facts";

/** Day and time on the reader's clock. Whole days are days of the event's own zone, and no one else's. */
export function spanWords(
  manner: Manner,
  eventZone: string,
  t: Translate,
  { start, end, allDay }: EventSpan,
): { day: string; time: string } {
  const zone = allDay ? eventZone : manner.zone;
  const first = localDateAt(zone, start);
  const last = localDateAt(zone, allDay ? instant(end - 1) : end);
  const dayOf = (date: typeof first) => formatDate(manner, date, "dayYear");
  const day = capitalize(manner.lang, dayOf(first));
  if (allDay) return { day: first === last ? day : `${day} – ${dayOf(last)}`, time: t("event.allDay") };
  const until = first === last ? "" : `${formatDate(manner, last, "dayShort")}, `;
  return { day, time: `${formatTime(manner, start)} – ${until}${formatTime(manner, end)}` };
}

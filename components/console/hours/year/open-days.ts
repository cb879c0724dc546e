import type { TranslateConsole } from "../../texts";
import type { DateEntry } from "../availability-body";
import { entryText, joinWords } from "../dates/entry-text";
import { openNew } from "../dates/open-new";
import type { Opened } from "../dates/opened";
import { zoneText } from "./day-words";
import type { PaintedDay } from "./paint-days";

interface Chosen {
  first: PaintedDay;
  last: PaintedDay;
  entries: readonly DateEntry[];
  /** Of the person. */
  timezone: string;
}

/** What is to be edited after a choice in the year: what is painted on a single day, else something new. */
export function openDays({ first, last, entries, timezone }: Chosen, t: TranslateConsole): Opened {
  const single = first.date === last.date;
  const things = single ? listThings(first, entries, t) : [];
  const [only] = things;
  if (only && things.length === 1) return only.opened;
  if (only) return { kind: "several", date: first.date, things };
  const { slots, holiday } = first;
  return openNew({
    kind: single ? "open" : "away",
    range: { start_date: first.date, end_date: last.date },
    slots,
    timezone,
    note: single && holiday ? t("availability.dates.isHoliday", { name: holiday }) : null,
  });
}

function listThings(
  { absence, entry, travel }: PaintedDay,
  entries: readonly DateEntry[],
  t: TranslateConsole,
) {
  const things: { opened: Opened; text: string }[] = [];
  if (absence)
    things.push({
      opened: { kind: "absence", id: absence._id },
      text: joinWords(t("availability.days.away"), absence.label),
    });
  if (entry)
    things.push({
      opened: { kind: "entry", start: entry, place: entries.indexOf(entry), note: null },
      text: entryText(entry, t),
    });
  if (travel)
    things.push({
      opened: { kind: "travel", start: travel, note: null },
      text: t("availability.days.clockOf", { zone: zoneText(travel.timezone) }),
    });
  return things;
}

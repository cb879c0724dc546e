import { MINUTE } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { toInstant } from "@/lib/core/time/zone";
import { capitalize, formatDate, formatHour, formatTime, weekdayNames } from "@/lib/platform/i18n/format";
import type { Translate } from "@/lib/platform/i18n/translate";
import { bestView, missingView } from "./best-view";
import { spanOfPick } from "./check-creation";
import { describePick } from "./chosen-view";
import type { KnownTime } from "./find-known-time";
import { type FreeTimes, readFreeTimes } from "./free-times";
import { pickWeek, type WeekContext } from "./pick-week";
import type { FreeShare, GridCell, GridDay, WeekView } from "./view";

const FIRST_HOUR = 8;
const LAST_HOUR = 19;

const SHOWN_HOURS = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, index) => FIRST_HOUR + index);

export function weekView(context: WeekContext, known: KnownTime): WeekView {
  const { creation, reader, now, t } = context;
  const first = pickWeek(context);
  const days = Array.from({ length: 7 }, (_, index) => addDays(first, index));
  const short = (date: LocalDate) => capitalize(reader.lang, formatDate(reader, date, "dayShort"));
  const values = days.map((date) => SHOWN_HOURS.map((hour) => formatPick(date, hour)));
  const times = readFreeTimes(
    known,
    values.flat().map((value) => spanOfPick(value, creation.length, reader.zone).start),
    {
      duration: creation.length * MINUTE,
      now,
      you: t("event.you"),
    },
  );
  const columns = days.map(
    (date, column): GridDay => ({
      date,
      weekday: weekdayNames(reader.lang, reader.firstWeekday)[column]?.short ?? "",
      number: String(Number(date.slice(8))),
      short: short(date),
      label: capitalize(reader.lang, formatDate(reader, date, "day")),
      cells: (values[column] ?? []).map((value) => buildCell(context, times, value)),
    }),
  );
  return {
    title: t("creation.details.week", { date: short(first), until: short(addDays(first, 6)) }),
    best: bestView(columns, t),
    days: columns,
    legend: times.known === 0 ? null : explainBars(times.known, t),
    missing: missingView(columns, t),
    previous:
      toInstant(reader.zone, first, 0) <= now
        ? null
        : { go: `week-${addDays(first, -7)}`, label: t("creation.details.previousWeek") },
    next: { go: `week-${addDays(first, 7)}`, label: t("creation.details.nextWeek") },
  };
}

const formatPick = (date: LocalDate, hour: number) => `${date}T${String(hour).padStart(2, "0")}:00`;

function buildCell(context: WeekContext, times: FreeTimes, value: string): GridCell {
  const { creation, reader, now, t } = context;
  const { start } = spanOfPick(value, creation.length, reader.zone);
  const state = start <= now ? "past" : times.isOwnBusy(start) ? "busy" : "free";
  return {
    value,
    time: formatTime(reader, start),
    hour: formatHour(reader, start),
    label: describePick(context, value),
    state,
    note: state === "busy" ? t("creation.details.busy") : null,
    chosen: creation.picks.includes(value),
    free: times.known === 0 || state === "past" ? null : freeView(times.known, times.listMissing(start), t),
  };
}

function freeView(known: number, missing: string[], t: Translate): GridCell["free"] {
  const free = known - missing.length;
  return { ...describeShare(free, known, t), missing: free > 1 ? missing : [] };
}

const describeShare = (free: number, known: number, t: Translate): FreeShare => ({
  text: t("creation.free.of", { free, known }),
  share: free / known,
  known,
});

/** By two examples: everybody, and half of them. */
const explainBars = (known: number, t: Translate): FreeShare[] =>
  [known, Math.ceil(known / 2)].map((free) => describeShare(free, known, t));

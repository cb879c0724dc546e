import { isAbsent } from "@/lib/core/slots/is-absent";
import { isFree } from "@/lib/core/slots/is-free";
import type { Host } from "@/lib/core/slots/schedule";
import { type Instant, instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { startOfWeek } from "@/lib/core/time/week";
import { localDateAt, toInstant } from "@/lib/core/time/zone";
import type { Reader } from "@/lib/pages/frame/reader";
import { capitalize, formatDate, formatTime } from "@/lib/platform/i18n/format";
import { toLocale } from "@/lib/platform/i18n/languages";
import type { Translate } from "@/lib/platform/i18n/translate";
import { type CreationIssue, spanOfPick } from "./check-creation";
import type { Creation } from "./creation-query";
import type { GridCell, WeekView } from "./view";

const FIRST_HOUR = 8;
const LAST_HOUR = 19;

const SHOWN_HOURS = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, index) => FIRST_HOUR + index);

export interface WeekContext {
  creation: Creation;
  reader: Reader;
  now: Instant;
  t: Translate;
}

/** Near the end of a week most would choose from the next one. */
const DAYS_AHEAD = 3;

/** The first of the seven days shown: of the week asked for, of the first time chosen, or of the days ahead. */
export function pickWeek({ creation, reader, now }: Omit<WeekContext, "t">): LocalDate {
  const today = localDateAt(reader.zone, now);
  const first = creation.picks.find((pick) => pick.slice(0, 10) >= today)?.slice(0, 10) as
    | LocalDate
    | undefined;
  const day = creation.week ?? first ?? addDays(today, DAYS_AHEAD);
  return startOfWeek(day, reader.firstWeekday);
}

/** When the week begins and ends on the reader's clock. */
export const weekRange = (reader: Reader, first: LocalDate): { from: Instant; to: Instant } => ({
  from: toInstant(reader.zone, first, 0),
  to: toInstant(reader.zone, addDays(first, 8), 0),
});

/** `host` is the organiser where they have an account and are signed in: nobody else's calendar shows. */
export function weekView(
  context: WeekContext,
  host: Host | null,
  issues: readonly CreationIssue[],
): WeekView {
  const { creation, reader, now, t } = context;
  const first = pickWeek(context);
  const days = Array.from({ length: 7 }, (_, index) => addDays(first, index));
  const short = (date: LocalDate) => capitalize(reader.lang, formatDate(reader, date, "dayShort"));
  const columns = days.map((date) => SHOWN_HOURS.map((hour) => buildCell(context, host, date, hour)));
  const shown = new Set(columns.flat().flatMap(({ value, state }) => (state === "past" ? [] : value)));
  const others = creation.picks.filter((pick) => !shown.has(pick));
  return {
    title: t("creation.details.week", { date: short(first), until: short(addDays(first, 6)) }),
    days: days.map((date, column) => ({
      date,
      weekday: weekdayName(reader, date),
      number: String(Number(date.slice(8))),
      label: capitalize(reader.lang, formatDate(reader, date, "day")),
      cells: columns[column] ?? [],
    })),
    previous:
      toInstant(reader.zone, first, 0) <= now
        ? null
        : { go: `week-${addDays(first, -7)}`, label: t("creation.details.previousWeek") },
    next: { go: `week-${addDays(first, 7)}`, label: t("creation.details.nextWeek") },
    others:
      others.length === 0
        ? null
        : {
            heading: t("creation.details.otherWeeks"),
            picks: others.map((value) => {
              const { start } = spanOfPick(value, creation.length, reader.zone);
              return {
                value,
                label: `${short(value.slice(0, 10) as LocalDate)}, ${formatTime(reader, start)}`,
                error: issues.find(({ field }) => field === `pick-${value}`)?.text ?? null,
              };
            }),
          },
  };
}

const formatPick = (date: LocalDate, hour: number) => `${date}T${String(hour).padStart(2, "0")}:00`;

const weekdayName = ({ lang, region }: Reader, date: LocalDate) =>
  capitalize(
    lang,
    new Intl.DateTimeFormat(toLocale(lang, region), { weekday: "short", timeZone: "UTC" })
      .format(new Date(`${date}T00:00:00Z`))
      .replace(/\.$/, ""),
  );

const isThere = (host: Host, time: Interval) =>
  isFree(host, time.start, time.end) && !(host.schedule && isAbsent(host.schedule, time));

function buildCell(
  { creation, reader, now, t }: WeekContext,
  host: Host | null,
  date: LocalDate,
  hour: number,
): GridCell {
  const value = formatPick(date, hour);
  const { start, end } = spanOfPick(value, creation.length, reader.zone);
  const busy = host !== null && !isThere(host, { start, end: instant(end) });
  const state = start <= now ? "past" : busy ? "busy" : "free";
  return {
    value,
    time: formatTime(reader, start),
    state,
    note: state === "busy" ? t("creation.details.busy") : null,
    chosen: creation.picks.includes(value),
  };
}

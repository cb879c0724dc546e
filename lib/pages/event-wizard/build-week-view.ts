import { MINUTE } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { toInstant } from "@/lib/core/time/zone";
import {
  capitalize,
  formatDate,
  formatHour,
  formatTime,
  listWeekdayNames,
} from "@/lib/platform/i18n/format-date-time";
import type { Translate } from "@/lib/platform/i18n/translate";
import { buildBestTimesView, buildMissingPeopleView } from "./build-best-times-view";
import { formatPickLabel } from "./build-chosen-view";
import { toPickInterval } from "./check-wizard";
import { computeGroupAvailability, type GroupAvailability } from "./compute-group-availability";
import type { KnownHosts } from "./find-known-hosts";
import { pickWeek, type WeekContext } from "./pick-week";
import type { FreeShare, GridCell, GridDay, WeekView } from "./view";

const FIRST_HOUR = 8;
const LAST_HOUR = 19;

const SHOWN_HOURS = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, index) => FIRST_HOUR + index);

export function buildWeekView(context: WeekContext, known: KnownHosts): WeekView {
  const { wizard, reader, now, t } = context;
  const first = pickWeek(context);
  const days = Array.from({ length: 7 }, (_, index) => addDays(first, index));
  const short = (date: LocalDate) => capitalize(reader.lang, formatDate(reader, date, "dayShort"));
  const values = days.map((date) => SHOWN_HOURS.map((hour) => formatPickValue(date, hour)));
  const times = computeGroupAvailability(
    known,
    values.flat().map((value) => toPickInterval(value, wizard.length, reader.zone).start),
    {
      duration: wizard.length * MINUTE,
      now,
      you: t("event.you"),
    },
  );
  const columns = days.map(
    (date, column): GridDay => ({
      date,
      weekday: listWeekdayNames(reader.lang, reader.firstWeekday)[column]?.short ?? "",
      number: String(Number(date.slice(8))),
      short: short(date),
      label: capitalize(reader.lang, formatDate(reader, date, "day")),
      cells: (values[column] ?? []).map((value) => buildCell(context, times, value)),
    }),
  );
  return {
    title: t("eventWizard.details.week", { date: short(first), until: short(addDays(first, 6)) }),
    best: buildBestTimesView(columns, t),
    days: columns,
    legend: times.known === 0 ? null : buildShareLegend(times.known, t),
    busy: columns.some(({ cells }) => cells.some(({ state }) => state === "busy"))
      ? t("eventWizard.details.busy")
      : null,
    missing: buildMissingPeopleView(columns, t),
    previous:
      toInstant(reader.zone, first, 0) <= now
        ? null
        : { go: `week-${addDays(first, -7)}`, label: t("eventWizard.details.previousWeek") },
    next: { go: `week-${addDays(first, 7)}`, label: t("eventWizard.details.nextWeek") },
  };
}

const formatPickValue = (date: LocalDate, hour: number) => `${date}T${String(hour).padStart(2, "0")}:00`;

function buildCell(context: WeekContext, times: GroupAvailability, value: string): GridCell {
  const { wizard, reader, now, t } = context;
  const { start } = toPickInterval(value, wizard.length, reader.zone);
  const state = start <= now ? "past" : times.isOwnBusy(start) ? "busy" : "free";
  return {
    value,
    time: formatTime(reader, start),
    hour: formatHour(reader, start),
    label: formatPickLabel(context, value),
    state,
    note: state === "busy" ? t("eventWizard.details.busy") : null,
    chosen: wizard.picks.includes(value),
    free:
      times.known === 0 || state === "past" ? null : buildFreeShare(times.known, times.listMissing(start), t),
  };
}

function buildFreeShare(known: number, missing: string[], t: Translate): GridCell["free"] {
  const free = known - missing.length;
  return { ...describeShare(free, known, t), missing: free > 1 ? missing : [] };
}

const describeShare = (free: number, known: number, t: Translate): FreeShare => ({
  text: t("eventWizard.free.of", { free, known }),
  share: free / known,
  known,
});

/** Two examples for the legend: everyone, and half of them. */
const buildShareLegend = (known: number, t: Translate): FreeShare[] =>
  [known, Math.ceil(known / 2)].map((free) => describeShare(free, known, t));

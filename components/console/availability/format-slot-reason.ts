import type { Schemas } from "../api";
import { formatClock } from "../format-ambiguous-time";
import { formatDurationMinutes } from "../format-duration-minutes";
import { formatLimit } from "../format-limits";
import { formatPlainDate } from "../format-plain-date";
import type { TranslateConsole } from "../texts";
import { formatEvenings, formatFocusBlocks } from "./format-focus";

const MINUTE_MS = 60_000;

interface Reader {
  locale: string;
  /** The time zone of the response. */
  timezone: string;
}

/** Formats a rule that blocks a slot as a sentence. Times are in the zone of the response. */
export function formatSlotReason(reason: Schemas["SlotReason"], reader: Reader, t: TranslateConsole): string {
  const sentence = t(`hours.rules.${reason.rule}`, {
    title: reason.event?.title || t("hours.meeting"),
    calendar: reason.calendar ?? t("hours.aCalendar"),
    period: reason.period ? formatPeriod(reason.period, reader) : "",
    label: formatLabelSuffix(reason.label),
    rest: reason.period ? formatDurationMinutes(reader.locale, measureMinutes(reason.period)) : "",
    limit: reason.limit ? formatLimit(reason.limit, t) : "",
    focus: reason.focus ? formatFocusBlocks(reason.focus, reader.locale, t) : "",
    journey: reason.journey ? formatJourney(reason, reason.journey, reader, t) : "",
    step: String(reason.step?.number ?? ""),
    evenings: reason.evenings ? formatEvenings(reason.evenings, reader.locale, t) : "",
  });
  return reason.buffer ? `${sentence} ${t("hours.onlyBuffer")}` : sentence;
}

/** Formats a journey that does not fit: "40 minutes to or from Altona (Boiler, 12:00–13:00)". */
function formatJourney(
  { event, calendar, period }: Schemas["SlotReason"],
  { of, minutes, by, from }: NonNullable<Schemas["SlotReason"]["journey"]>,
  reader: Reader,
  t: TranslateConsole,
): string {
  const names = {
    meeting: event?.title || t("hours.meeting"),
    calendar: calendar ?? t("hours.entry"),
    day: t("hours.endOfDay"),
  };
  const journey = t("hours.journey", {
    length: formatDurationMinutes(reader.locale, minutes),
    place: from || t("hours.otherPlace"),
    beside: names[of],
    period: period ? formatPeriod(period, reader) : "",
  });
  return by === "fixed" || by === "route" ? journey : `${journey}, ${t(`hours.journeyBy.${by}`)}`;
}

const measureMinutes = ({ start, end }: NonNullable<Schemas["SlotReason"]["period"]>) =>
  (Date.parse(end.dateTime) - Date.parse(start.dateTime)) / MINUTE_MS;

/** Appends the entry's label to the sentence. */
export const formatLabelSuffix = (label: string | null | undefined): string => (label ? ` (${label})` : "");

/** Describes a calendar entry at that time that does not block it. */
export const formatIgnoredEntry = (
  entry: Schemas["IgnoredEntry"],
  reader: Reader,
  t: TranslateConsole,
): string =>
  t(entry.all_day ? "calendarUse.ignoredDay" : "calendarUse.ignored", {
    calendar: entry.calendar,
    period: formatPeriod(entry.period, reader),
  });

function formatPeriod({ start, end }: NonNullable<Schemas["SlotReason"]["period"]>, reader: Reader): string {
  const [from, to] = [start, end].map(({ dateTime }) => formatClock(reader, dateTime));
  const [first, last] = [start, end].map(({ dateTime }) => dateTime.slice(0, 10));
  const day = (date = "") => formatPlainDate(reader.locale, date, "long");
  return first === last ? `${from}–${to}` : `${day(first)}, ${from} – ${day(last)}, ${to}`;
}

import type { Schemas } from "../api";
import { limitText } from "../rules/limit-text";
import type { TranslateConsole } from "../texts";
import { formatPlainDate } from "./dates";

/** One rule in the way, as a sentence. Times stand in the answer as the zone's clock shows them. */
export function reasonText(reason: Schemas["SlotReason"], lang: string, t: TranslateConsole): string {
  const sentence = t(`hours.rules.${reason.rule}`, {
    title: reason.event?.title || t("hours.meeting"),
    calendar: reason.calendar ?? t("hours.aCalendar"),
    period: reason.period ? periodText(reason.period, lang) : "",
    label: labelText(reason.label),
    limit: reason.limit ? limitText(reason.limit, t) : "",
  });
  return reason.buffer ? `${sentence} ${t("hours.onlyBuffer")}` : sentence;
}

/** What somebody calls an entry, after the sentence about it. */
export const labelText = (label: string | null | undefined): string => (label ? ` (${label})` : "");

/** What stands in a calendar at that time and does not count. */
export const ignoredText = (entry: Schemas["IgnoredEntry"], lang: string, t: TranslateConsole): string =>
  t(entry.all_day ? "calendarUse.ignoredDay" : "calendarUse.ignored", {
    calendar: entry.calendar,
    period: periodText(entry.period, lang),
  });

function periodText({ start, end }: NonNullable<Schemas["SlotReason"]["period"]>, lang: string): string {
  const [from, to] = [start.dateTime, end.dateTime];
  const time = (at: string) => at.slice(11, 16);
  const day = (at: string) => formatPlainDate(lang, at.slice(0, 10), "long");
  return from.slice(0, 10) === to.slice(0, 10)
    ? `${time(from)}–${time(to)}`
    : `${day(from)}, ${time(from)} – ${day(to)}, ${time(to)}`;
}

import { formatWallRange } from "../../format-wall-range";
import type { TimeRange } from "../../resources/edited-availability";
import type { TranslateConsole } from "../../texts";
import type { ResolvedDay } from "./resolve-year-days";

/** Lists short texts about a day: its state first, then the reasons. */
export function listDayFacts(day: ResolvedDay, locale: string, t: TranslateConsole): string[] {
  const { absence, entry, holiday, travel } = day;
  const state = absence
    ? t("availability.days.away")
    : day.slots.length > 0
      ? formatTimeRanges(locale, day.slots)
      : formatClosed(day, t);
  return [
    state,
    absence?.label,
    absence ? null : entry?.label,
    holiday,
    travel ? t("availability.days.clockOf", { zone: formatZoneName(travel.timezone) }) : null,
  ].filter((words): words is string => Boolean(words));
}

const formatClosed = ({ source: by }: ResolvedDay, t: TranslateConsole) =>
  by === "week" ? t("hours.closed") : t("availability.days.closed");

export const formatTimeRanges = (locale: string, slots: readonly TimeRange[]): string =>
  slots.map((slot) => formatWallRange(locale, slot)).join(", ");

export const formatZoneName = (zone: string): string => zone.replaceAll("_", " ");

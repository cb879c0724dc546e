import type { TranslateConsole } from "../../texts";
import type { Range } from "../availability-body";
import type { PaintedDay } from "./paint-days";

/** What holds on a day, in a few words each: the state first, then why. */
export function dayWords(day: PaintedDay, t: TranslateConsole): string[] {
  const { absence, entry, holiday, travel } = day;
  const state = absence
    ? t("availability.days.away")
    : day.slots.length > 0
      ? timesText(day.slots)
      : closedText(day, t);
  return [
    state,
    absence?.label,
    absence ? null : entry?.label,
    holiday,
    travel ? t("availability.days.clockOf", { zone: zoneText(travel.timezone) }) : null,
  ].filter((words): words is string => Boolean(words));
}

const closedText = ({ by }: PaintedDay, t: TranslateConsole) =>
  by === "week" ? t("hours.closed") : t("availability.days.closed");

export const timesText = (slots: readonly Range[]): string =>
  slots.map(({ start_time, end_time }) => `${start_time}–${end_time}`).join(", ");

export const zoneText = (zone: string): string => zone.replaceAll("_", " ");

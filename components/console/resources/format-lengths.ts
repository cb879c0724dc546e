import { formatDurationMinutes } from "../format-duration-minutes";
import type { TranslateConsole } from "../texts";
import type { BookingSettings } from "./edited-settings";

const DEFAULT_MINUTES = 30;

/**
 * Returns the minutes of a meeting of several parts with the shortest breaks. No break follows the last part, which in a
 * free order is the one with the longest.
 */
export function measureParts({ order, list }: NonNullable<BookingSettings["steps"]>): number {
  const sum = (minutes: readonly number[]) => minutes.reduce((total, one) => total + one, 0);
  const breaks = list.map(({ gap }) => gap?.least ?? 0);
  const last = order === "free" ? Math.max(...breaks) : (breaks.at(-1) ?? 0);
  return sum(list.map(({ minutes }) => minutes || 0)) + sum(breaks) - last;
}

/** Formats what visitors can book on a page or type: its durations, the length of its parts, days or nights. */
export function formatLengths(
  { durations, duration, stay, steps }: BookingSettings,
  t: TranslateConsole,
  { locale }: { locale: string },
): string {
  if (stay && stay.unit !== "minute") return t(`pages.stay.${stay.unit}`);
  if (steps?.list.length) return formatDurationMinutes(locale, measureParts(steps));
  const choices = durations?.length ? durations : [duration ?? DEFAULT_MINUTES];
  return t("hours.minutesLong", { count: choices.join(", ") });
}

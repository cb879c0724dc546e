const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Minutes that each of the units has, the largest first. */
export const UNIT_MINUTES = { days: DAY_MINUTES, hours: HOUR_MINUTES, minutes: 1 } as const;

export type DurationUnit = keyof typeof UNIT_MINUTES;

const INTL_UNITS = { days: "day", hours: "hour", minutes: "minute" } as const;

/** The largest unit in which so many minutes are a whole number; a single day is 24 hours. */
export function pickDurationUnit(minutes: number): DurationUnit {
  if (minutes % DAY_MINUTES === 0 && minutes > DAY_MINUTES) return "days";
  return minutes % HOUR_MINUTES === 0 && minutes > 0 ? "hours" : "minutes";
}

/** "24 hours", "90 minutes", "3 days". */
export function formatDurationMinutes(lang: string, minutes: number): string {
  const unit = pickDurationUnit(minutes);
  return formatDurationUnit(lang, minutes / UNIT_MINUTES[unit], unit);
}

export const formatDurationUnit = (lang: string, count: number, unit: DurationUnit): string =>
  new Intl.NumberFormat(lang, { style: "unit", unit: INTL_UNITS[unit], unitDisplay: "long" }).format(count);

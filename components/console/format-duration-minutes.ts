const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** The minutes of each unit, largest first. */
export const UNIT_MINUTES = { days: DAY_MINUTES, hours: HOUR_MINUTES, minutes: 1 } as const;

export type DurationUnit = keyof typeof UNIT_MINUTES;

const INTL_UNITS = { days: "day", hours: "hour", minutes: "minute" } as const;

/** Picks the largest unit that divides the minutes; a single day becomes 24 hours. */
export function pickDurationUnit(minutes: number): DurationUnit {
  if (minutes % DAY_MINUTES === 0 && minutes > DAY_MINUTES) return "days";
  return minutes % HOUR_MINUTES === 0 && minutes > 0 ? "hours" : "minutes";
}

/** Formats a duration: "24 hours", "90 minutes", "3 days". */
export function formatDurationMinutes(locale: string, minutes: number): string {
  const unit = pickDurationUnit(minutes);
  return formatDurationUnit(locale, minutes / UNIT_MINUTES[unit], unit);
}

export const formatDurationUnit = (locale: string, count: number, unit: DurationUnit): string =>
  new Intl.NumberFormat(locale, { style: "unit", unit: INTL_UNITS[unit], unitDisplay: "long" }).format(count);

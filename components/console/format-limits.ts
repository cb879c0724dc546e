import type { TranslateConsole } from "./texts";

export interface BookingLimit {
  per: "day" | "week" | "month";
  count?: number;
  minutes?: number;
}

/** Formats a limit: "8 meetings a day" */
export function formatLimit({ per, count, minutes }: BookingLimit, t: TranslateConsole): string {
  return count === undefined
    ? t("limits.minutesPer", { count: minutes ?? 0, per })
    : t("limits.meetingsPer", { count, per });
}

/** Formats limits: "8 meetings a day, 600 minutes a week" */
export const formatLimits = (limits: readonly BookingLimit[], t: TranslateConsole): string =>
  limits.map((limit) => formatLimit(limit, t)).join(", ");

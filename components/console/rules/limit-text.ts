import type { TranslateConsole } from "../texts";

export interface Limit {
  per: "day" | "week" | "month";
  count?: number;
  minutes?: number;
}

/** "8 meetings a day" */
export function limitText({ per, count, minutes }: Limit, t: TranslateConsole): string {
  return count === undefined
    ? t("limits.minutesPer", { count: minutes ?? 0, per })
    : t("limits.meetingsPer", { count, per });
}

/** "8 meetings a day, 600 minutes a week" */
export const limitsText = (limits: readonly Limit[], t: TranslateConsole): string =>
  limits.map((limit) => limitText(limit, t)).join(", ");

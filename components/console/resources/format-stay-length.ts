import { formatDurationUnit } from "../format-duration-minutes";
import type { TranslateConsole } from "../texts";
import type { ApiEvent } from "./event-state-mark";

/** Formats the length of an event that was booked by days or nights: "3 nights"; null for others. */
export function formatStayLength(
  { locale }: { locale: string },
  { stay }: Pick<ApiEvent, "stay">,
  t: TranslateConsole,
): string | null {
  if (!stay) return null;
  return stay.unit === "night"
    ? t("events.nights", { count: stay.units })
    : formatDurationUnit(locale, stay.units, "days");
}

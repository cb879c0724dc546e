import type { DateOverride } from "../../resources/edited-availability";
import type { TranslateConsole } from "../../texts";
import { formatTimeRanges } from "../year/list-day-facts";

/** Formats the effect of an override: "10:00–14:00 · Open day". */
export const formatOverride = (
  { enabled, slots, label }: DateOverride,
  locale: string,
  t: TranslateConsole,
): string =>
  joinLabels(
    enabled && slots.length > 0 ? formatTimeRanges(locale, slots) : t("availability.days.closed"),
    label,
  );

export const joinLabels = (...words: (string | null | undefined)[]): string =>
  words.filter(Boolean).join(" · ");

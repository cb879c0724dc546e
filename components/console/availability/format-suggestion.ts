import { WEEKDAYS } from "@/lib/core/time/weekdays";
import type { Schemas } from "../api";
import { formatDurationMinutes, formatDurationUnit } from "../format-duration-minutes";
import { type BookingLimit, formatLimit } from "../format-limits";
import { formatPlainDate } from "../format-plain-date";
import { formatWallRange } from "../format-wall-range";
import { formatWeekday } from "../format-weekday";
import type { DayHours } from "../resources/edited-availability";
import type { TranslateConsole } from "../texts";
import { type EveningRule, type FocusRule, formatEvenings, formatFocusBlocks } from "./format-focus";
import { formatLabelSuffix } from "./format-slot-reason";

type SlotSuggestion = Schemas["SlotFix"];
type Change = Pick<SlotSuggestion, "field" | "value">;

interface FormatContext {
  locale: string;
  t: TranslateConsole;
  /** The label of the blocking entry. */
  label: string | null;
}

/**
 * Formats a single setting change that would free the slot, as the text of a button. The rule determines the type of
 * the value.
 */
export function formatSuggestion(
  { rule, ...change }: SlotSuggestion,
  { locale, t, label }: FormatContext,
): string {
  const { value } = change;
  const all = [change, ...change.also];
  switch (rule) {
    case "past":
    case "today":
      return t(`suggestions.${rule}`);
    case "minimum_notice":
    case "off_grid":
    case "journey":
      return t(`suggestions.${rule}`, { value: formatDurationMinutes(locale, value as number) });
    case "buffer":
      return t("suggestions.buffer", {
        value: all.map((one) => formatDurationMinutes(locale, one.value as number)).join(", "),
      });
    case "align":
      return value === null
        ? t("suggestions.unalign")
        : t("suggestions.align", { value: formatDurationMinutes(locale, value as number) });
    case "tidy":
    case "adjacent":
    case "first_of_day":
      return t("suggestions.spread");
    case "horizon":
      return t("suggestions.horizon", { value: formatDurationUnit(locale, value as number, "days") });
    case "working_days":
      return t("suggestions.working_days", { count: value as number });
    case "start_date":
    case "end_date":
      return t(`suggestions.${rule}`, { value: formatPlainDate(locale, value as string, "long") });
    case "limit":
    case "page_limit":
    case "type_limit":
      return t("suggestions.limit", { value: formatLimit(value as BookingLimit, t) });
    case "focus":
      return value === null
        ? t("suggestions.unfocus")
        : t("suggestions.focus", { value: formatFocusBlocks(value as FocusRule, locale, t) });
    case "evenings":
      return t("suggestions.evenings", { value: formatEvenings(value as EveningRule, locale, t) });
    case "closed_date":
    case "holiday":
    case "absence":
      return t(`suggestions.${rule}`, { label: formatLabelSuffix(label) });
    case "outside_hours":
      return t("suggestions.outside_hours", { value: all.map((one) => formatHours(one, locale)).join("; ") });
    default:
      return t(`hours.rules.${rule}`, { title: "", calendar: "", period: "", step: "" });
  }
}

/** Formats hours: "Monday 09:00–12:00, 13:00–18:30" */
function formatHours({ field, value }: Change, locale: string): string {
  const weekday = WEEKDAYS.find((day) => field?.pointer.endsWith(`/days/${day}`));
  const times = (value as DayHours).slots.map((slot) => formatWallRange(locale, slot)).join(", ");
  return weekday ? `${formatWeekday(locale, weekday)} ${times}` : times;
}

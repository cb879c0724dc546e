import { WEEKDAYS } from "@/lib/core/time/weekdays";
import type { Schemas } from "../api";
import { formatDuration, formatUnit } from "../rules/format-duration";
import { type Limit, limitText } from "../rules/limit-text";
import type { TranslateConsole } from "../texts";
import type { Day } from "./availability-body";
import { formatPlainDate } from "./dates";
import { labelText } from "./reason-text";
import { weekdayName } from "./weekday-name";

type Fix = Schemas["SlotFix"];
type Change = Pick<Fix, "field" | "value">;

interface Words {
  lang: string;
  t: TranslateConsole;
  /** What somebody calls the entry that is in the way. */
  label: string | null;
}

/** A single change that would free a time, as what a button does. Of which kind the value is, follows from the rule. */
export function fixText({ rule, ...change }: Fix, { lang, t, label }: Words): string {
  const { value } = change;
  const all = [change, ...change.also];
  switch (rule) {
    case "past":
    case "today":
      return t(`fixes.${rule}`);
    case "minimum_notice":
    case "off_grid":
      return t(`fixes.${rule}`, { value: formatDuration(lang, value as number) });
    case "buffer":
      return t("fixes.buffer", {
        value: all.map((one) => formatDuration(lang, one.value as number)).join(", "),
      });
    case "align":
      return value === null
        ? t("fixes.unalign")
        : t("fixes.align", { value: formatDuration(lang, value as number) });
    case "horizon":
      return t("fixes.horizon", { value: formatUnit(lang, value as number, "days") });
    case "start_date":
    case "end_date":
      return t(`fixes.${rule}`, { value: formatPlainDate(lang, value as string, "long") });
    case "limit":
    case "page_limit":
    case "type_limit":
      return t("fixes.limit", { value: limitText(value as Limit, t) });
    case "closed_date":
    case "holiday":
    case "absence":
      return t(`fixes.${rule}`, { label: labelText(label) });
    case "outside_hours":
      return t("fixes.outside_hours", { value: all.map((one) => hoursText(one, lang)).join("; ") });
    default:
      return t(`hours.rules.${rule}`, { title: "", calendar: "", period: "" });
  }
}

/** "Monday 09:00–12:00, 13:00–18:30" */
function hoursText({ field, value }: Change, lang: string): string {
  const weekday = WEEKDAYS.find((day) => field?.pointer.endsWith(`/days/${day}`));
  const times = (value as Day).slots
    .map(({ start_time, end_time }) => `${start_time}–${end_time}`)
    .join(", ");
  return weekday ? `${weekdayName(lang, weekday)} ${times}` : times;
}

import type { DateTimeStyle } from "@/lib/platform/i18n/format-date-time";
import { toLocale } from "@/lib/platform/i18n/languages";
import { getRegionFormat } from "@/lib/platform/i18n/region-format";
import type { Translate } from "@/lib/platform/i18n/translate";
import type { FieldView } from "./view";

/** Describes how the reader writes dates and times in fields. */
export const buildLocalField = (
  t: Translate,
  {
    lang,
    region,
    hourCycle = "h23",
  }: Pick<DateTimeStyle, "lang" | "region"> & Partial<Pick<DateTimeStyle, "hourCycle">>,
): Required<Pick<FieldView, "local">> => ({
  local: {
    locale: `${toLocale(lang, region)}-hc-${hourCycle}`,
    firstWeekday: getRegionFormat(lang, region).firstWeekday,
    chooseDate: t("pageShell.chooseDate"),
  },
});

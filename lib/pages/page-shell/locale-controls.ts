import type { Instant } from "@/lib/core/time/instant";
import type { DateTimeStyle } from "@/lib/platform/i18n/format-date-time";
import type { Language } from "@/lib/platform/i18n/languages";
import type { HourCycle } from "@/lib/platform/i18n/region-format";
import type { Translate } from "@/lib/platform/i18n/translate";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import type { HiddenField, HourCycleView, ZoneView } from "./view";
import type { BrowserPreferences } from "./visitor-locale";

/** A request for a page. */
export interface Visit {
  search: URLSearchParams;
  browser: BrowserPreferences;
  now: Instant;
  /** Markup of all time zones. */
  zoneOptions: (lang: Language, now: Instant) => string;
}

/** The switch between 12 and 24 hours. */
export const buildHourCycleView = (
  t: Translate,
  { hourCycle: current }: DateTimeStyle,
  buildHref: (hourCycle: HourCycle) => string,
): HourCycleView => ({
  label: t("booking.hours"),
  items: (["h12", "h23"] as const).map((hourCycle) => ({
    text: hourCycle === "h12" ? "12 h" : "24 h",
    label: t(hourCycle === "h12" ? "booking.hours12" : "booking.hours24"),
    href: buildHref(hourCycle),
    current: hourCycle === current,
  })),
});

interface ZoneInput {
  /** The time for which the zone's name and offset are shown. */
  at: Instant;
  /** Null unless the reader has asked for all zones. */
  options: string | null;
  /** The address of the page with all zones. */
  allHref: string;
  action: string;
  hidden: HiddenField[];
  /** The reason why the zone cannot be changed. */
  locked: string | null;
}

export const buildZoneControl = (
  t: Translate,
  { zone, lang }: DateTimeStyle,
  choice: ZoneInput,
): ZoneView => ({
  label: t("booking.zone"),
  current: { value: zone, label: formatZoneLabel(zone, choice.at) },
  options: choice.options ?? "",
  source: `/api/zones/${lang}`,
  all: choice.options === null ? { href: choice.allHref, label: t("booking.zoneAll") } : null,
  action: choice.action,
  hidden: choice.hidden,
  city: t("booking.zoneCity"),
  submit: t("booking.zoneSubmit"),
  locked: choice.locked,
});

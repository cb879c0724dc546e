import type { Instant } from "@/lib/core/time/instant";
import type { Manner } from "@/lib/platform/i18n/format";
import type { Language } from "@/lib/platform/i18n/languages";
import type { HourCycle } from "@/lib/platform/i18n/region-habits";
import type { Translate } from "@/lib/platform/i18n/translate";
import { zoneLabel } from "@/lib/platform/i18n/zone-names";
import type { Browser } from "./reader";
import type { HiddenField, HourCycleView, ZoneView } from "./view";

/** Somebody opens a page: what was asked for, by which browser, when. */
export interface Visit {
  search: URLSearchParams;
  browser: Browser;
  now: Instant;
  /** Markup of all zones to choose from. */
  zoneOptions: (lang: Language, now: Instant) => string;
}

/** 12 or 24 hours. */
export const hoursView = (
  t: Translate,
  { hourCycle: current }: Manner,
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

interface ZoneChoice {
  /** The zone is named as it is called then. */
  at: Instant;
  /** Null: as long as nobody asks for all of them. */
  options: string | null;
  /** The same page with all zones to choose from. */
  allHref: string;
  action: string;
  hidden: HiddenField[];
  /** Why it cannot be changed. */
  locked: string | null;
  guessed: boolean;
}

export const zoneView = (t: Translate, { zone, lang }: Manner, choice: ZoneChoice): ZoneView => ({
  label: t("booking.zone"),
  current: { value: zone, label: zoneLabel(zone, choice.at) },
  options: choice.options ?? "",
  source: `/api/zones/${lang}`,
  all: choice.options === null ? { href: choice.allHref, label: t("booking.zoneAll") } : null,
  action: choice.action,
  hidden: choice.hidden,
  city: t("booking.zoneCity"),
  submit: t("booking.zoneSubmit"),
  locked: choice.locked,
  detect: choice.guessed,
});

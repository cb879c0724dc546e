import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { Branding } from "@/lib/domain/tenancy/branding/branding";
import { deriveLikelyZone } from "@/lib/platform/i18n/derive-likely-zone";
import type { DateTimeStyle } from "@/lib/platform/i18n/format-date-time";
import { isLanguage, type Language } from "@/lib/platform/i18n/languages";
import { getRegionFormat, type HourCycle, parseHourCycle } from "@/lib/platform/i18n/region-format";
import { resolveLanguage } from "@/lib/platform/i18n/resolve-language";
import { resolveRegion } from "@/lib/platform/i18n/resolve-region";
import { parseZone } from "@/lib/platform/i18n/zone-names";

/** The browser's preferences, before the page's settings apply. */
export interface BrowserPreferences {
  acceptLanguage: string | null;
  cookies: { lang: string | null; tz: string | null; h: string | null };
}

interface RequestedLocale {
  lang: Language | null;
  zone: string | null;
  hourCycle: HourCycle | null;
}

/** The language, zone and clock of a page. */
export interface VisitorLocale extends DateTimeStyle {
  firstWeekday: number;
  /** The page has one zone only (`set_timezone`). */
  zoneLocked: boolean;
  /** The zone is that of the reader's country or the owner's, as the reader's is not known. */
  zoneGuessed: boolean;
  langLocked: boolean;
}

export function deriveVisitorLocale(
  requested: RequestedLocale,
  { acceptLanguage, cookies }: BrowserPreferences,
  settings: PageSettings,
  owner: { language: Language; timezone: string },
  branding: Pick<Branding, "hour_cycle"> = { hour_cycle: null },
): VisitorLocale {
  const langLocked = settings.set_lang === true;
  const lang = resolveLanguage({
    fixed: langLocked ? (settings.fixed_lang ?? owner.language) : null,
    query: requested.lang,
    cookie: cookies.lang,
    acceptLanguage,
    owner: isLanguage(settings.fixed_lang) ? settings.fixed_lang : owner.language,
  });
  const region = resolveRegion(lang, acceptLanguage);
  const habits = getRegionFormat(lang, region);
  const zoneLocked = settings.set_timezone === true;
  const knownZone = zoneLocked ? null : (requested.zone ?? parseZone(cookies.tz));
  const hosts = settings.fixed_timezone ?? owner.timezone;
  return {
    lang,
    region,
    zone: knownZone ?? (zoneLocked ? null : deriveLikelyZone(acceptLanguage)) ?? parseZone(hosts) ?? hosts,
    hourCycle: requested.hourCycle ?? parseHourCycle(cookies.h) ?? branding.hour_cycle ?? habits.hourCycle,
    firstWeekday: habits.firstWeekday,
    zoneLocked,
    zoneGuessed: knownZone === null && !zoneLocked,
    langLocked,
  };
}

/** The language of pages without an owner. */
export const pickPageLanguage = (
  { acceptLanguage, cookies }: BrowserPreferences,
  query?: string | null,
): Language => resolveLanguage({ fixed: null, query, cookie: cookies.lang, acceptLanguage, owner: "en" });

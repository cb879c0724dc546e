import type { CustomSettings } from "@/lib/domain/booking-pages/bookpages/custom";
import type { Look } from "@/lib/domain/tenancy/looks/look";
import { chooseLanguage } from "@/lib/platform/i18n/choose-language";
import { chooseRegion } from "@/lib/platform/i18n/choose-region";
import type { Manner } from "@/lib/platform/i18n/format";
import { isLanguage, type Language } from "@/lib/platform/i18n/languages";
import { getRegionHabits, type HourCycle, readHourCycle } from "@/lib/platform/i18n/region-habits";
import { readZone } from "@/lib/platform/i18n/zone-names";

/** What the reader's browser says, before the page has its word. */
export interface Browser {
  acceptLanguage: string | null;
  cookies: { lang: string | null; tz: string | null; h: string | null };
}

interface Asked {
  lang: Language | null;
  zone: string | null;
  hourCycle: HourCycle | null;
}

/** For whom the page is written. */
export interface Reader extends Manner {
  firstWeekday: number;
  /** The page is offered in one zone only (`set_timezone`). */
  zoneLocked: boolean;
  /** The zone is the owner's, for want of any hint at the reader's. */
  zoneGuessed: boolean;
  langLocked: boolean;
}

export function deriveReader(
  asked: Asked,
  { acceptLanguage, cookies }: Browser,
  custom: CustomSettings,
  owner: { language: Language; timezone: string },
  look: Pick<Look, "hour_cycle"> = { hour_cycle: null },
): Reader {
  const langLocked = custom.set_lang === true;
  const lang = chooseLanguage({
    fixed: langLocked ? (custom.fixed_lang ?? owner.language) : null,
    query: asked.lang,
    cookie: cookies.lang,
    acceptLanguage,
    owner: isLanguage(custom.fixed_lang) ? custom.fixed_lang : owner.language,
  });
  const region = chooseRegion(lang, acceptLanguage);
  const habits = getRegionHabits(lang, region);
  const zoneLocked = custom.set_timezone === true;
  const own = zoneLocked ? null : (asked.zone ?? readZone(cookies.tz));
  const hosts = custom.fixed_timezone ?? owner.timezone;
  return {
    lang,
    region,
    zone: own ?? readZone(hosts) ?? hosts,
    hourCycle: asked.hourCycle ?? readHourCycle(cookies.h) ?? look.hour_cycle ?? habits.hourCycle,
    firstWeekday: habits.firstWeekday,
    zoneLocked,
    zoneGuessed: own === null && !zoneLocked,
    langLocked,
  };
}

/** The language of pages that belong to nobody, without an owner's settings. */
export const pickLanguage = ({ acceptLanguage, cookies }: Browser, query?: string | null): Language =>
  chooseLanguage({ fixed: null, query, cookie: cookies.lang, acceptLanguage, owner: "en" });

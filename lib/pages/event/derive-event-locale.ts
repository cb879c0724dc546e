import { describeEventHost } from "@/lib/domain/events/visitor/event-facts";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { Branding } from "@/lib/domain/tenancy/branding/branding";
import { parseEmbedParam } from "@/lib/pages/page-shell/parse-embed";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import { deriveLikelyZone } from "@/lib/platform/i18n/derive-likely-zone";
import { resolveRequestedZone } from "@/lib/platform/i18n/find-zone";
import type { DateTimeStyle } from "@/lib/platform/i18n/format-date-time";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { getRegionFormat, parseHourCycle } from "@/lib/platform/i18n/region-format";
import { resolveLanguage } from "@/lib/platform/i18n/resolve-language";
import { resolveRegion } from "@/lib/platform/i18n/resolve-region";
import { parseZone } from "@/lib/platform/i18n/zone-names";
import type { EventPageQuery } from "./event-context";

/** Parses the parameters of the event page. */
export function parseEventPageQuery(search: URLSearchParams): EventPageQuery {
  const lang = search.get("lang");
  return {
    key: search.get("key") ?? "",
    lang: isLanguage(lang) ? lang : null,
    zone: resolveRequestedZone(search),
    hourCycle: parseHourCycle(search.get("h")),
    embed: parseEmbedParam(search),
  };
}

/** Derives the language, zone and clock of the event page. */
export function deriveEventLocale(
  visitor: EventVisitor,
  eventQuery: EventPageQuery,
  { acceptLanguage, cookies }: BrowserPreferences,
  branding: Pick<Branding, "hour_cycle">,
): { dateTimeStyle: DateTimeStyle; zoneGuessed: boolean } {
  const { event } = visitor;
  const lang = resolveLanguage({
    fixed: null,
    query: eventQuery.lang ?? visitor.locale,
    cookie: cookies.lang,
    acceptLanguage,
    owner: isLanguage(event.lang) ? event.lang : "en",
  });
  const region = resolveRegion(lang, acceptLanguage);
  const knownZone = eventQuery.zone ?? parseZone(cookies.tz) ?? parseZone(visitor.timezone);
  return {
    dateTimeStyle: {
      lang,
      region,
      zone: knownZone ?? deriveLikelyZone(acceptLanguage) ?? describeEventHost(event).timezone,
      hourCycle:
        eventQuery.hourCycle ??
        parseHourCycle(cookies.h) ??
        branding.hour_cycle ??
        getRegionFormat(lang, region).hourCycle,
    },
    zoneGuessed: knownZone === null,
  };
}

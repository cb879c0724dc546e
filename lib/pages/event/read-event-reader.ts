import { describeHost } from "@/lib/domain/events/visitor/event-facts";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { Look } from "@/lib/domain/tenancy/looks/look";
import { readEmbed } from "@/lib/pages/frame/embed-look";
import type { Browser } from "@/lib/pages/frame/reader";
import { chooseLanguage } from "@/lib/platform/i18n/choose-language";
import { chooseRegion } from "@/lib/platform/i18n/choose-region";
import { readAskedZone } from "@/lib/platform/i18n/find-zone";
import type { Manner } from "@/lib/platform/i18n/format";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { getRegionHabits, readHourCycle } from "@/lib/platform/i18n/region-habits";
import { readZone } from "@/lib/platform/i18n/zone-names";
import type { Asked } from "./event-context";

/** What the address asks for. */
export function readAsked(search: URLSearchParams): Asked {
  const lang = search.get("lang");
  return {
    key: search.get("key") ?? "",
    lang: isLanguage(lang) ? lang : null,
    zone: readAskedZone(search),
    hourCycle: readHourCycle(search.get("h")),
    embed: readEmbed(search),
  };
}

/** For whom the event page is written. */
export function readEventReader(
  visitor: EventVisitor,
  asked: Asked,
  { acceptLanguage, cookies }: Browser,
  look: Pick<Look, "hour_cycle">,
): { manner: Manner; zoneGuessed: boolean } {
  const { event } = visitor;
  const lang = chooseLanguage({
    fixed: null,
    query: asked.lang ?? visitor.locale,
    cookie: cookies.lang,
    acceptLanguage,
    owner: isLanguage(event.lang) ? event.lang : "en",
  });
  const region = chooseRegion(lang, acceptLanguage);
  const own = asked.zone ?? readZone(cookies.tz) ?? readZone(visitor.timezone);
  return {
    manner: {
      lang,
      region,
      zone: own ?? describeHost(event).timezone,
      hourCycle:
        asked.hourCycle ??
        readHourCycle(cookies.h) ??
        look.hour_cycle ??
        getRegionHabits(lang, region).hourCycle,
    },
    zoneGuessed: own === null,
  };
}

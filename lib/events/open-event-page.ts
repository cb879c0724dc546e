import type { Visit } from "@/lib/bookings/reader-controls";
import type { EventView } from "@/lib/bookings/view";
import type { Db } from "@/lib/db/client";
import { chooseLanguage } from "@/lib/i18n/choose-language";
import { chooseRegion } from "@/lib/i18n/choose-region";
import { isLanguage } from "@/lib/i18n/languages";
import { habitsOf, readHourCycle } from "@/lib/i18n/region-habits";
import { translatorOf } from "@/lib/i18n/translate";
import { readZone } from "@/lib/i18n/zone-names";
import { hostOf } from "./event-facts";
import { eventView } from "./event-view";
import { loadEventPage } from "./load-event-page";

interface EventVisit extends Visit {
  id: string;
}

/** The event page as the holder of the key in its address gets to see it; null for anyone else. */
export async function openEventPage(
  db: Db,
  { id, search, browser, now, zoneOptions }: EventVisit,
): Promise<EventView | null> {
  const key = search.get("key");
  const visitor = await loadEventPage(db, id, key);
  if (!visitor || !key) return null;
  const { event } = visitor;
  const { acceptLanguage, cookies } = browser;
  const queryLang = search.get("lang");
  const lang = chooseLanguage({
    fixed: null,
    query: isLanguage(queryLang) ? queryLang : visitor.locale,
    cookie: cookies.lang,
    acceptLanguage,
    owner: isLanguage(event.lang) ? event.lang : "en",
  });
  const region = chooseRegion(lang, acceptLanguage);
  const asked = {
    key,
    lang: isLanguage(queryLang) ? queryLang : null,
    zone: readZone(search.get("tz")),
    hourCycle: readHourCycle(search.get("h")),
    embed: search.has("embed"),
  };
  const own = asked.zone ?? readZone(cookies.tz) ?? readZone(visitor.timezone);
  return eventView({
    visitor,
    manner: {
      lang,
      region,
      zone: own ?? hostOf(event).timezone,
      hourCycle: asked.hourCycle ?? readHourCycle(cookies.h) ?? habitsOf(lang, region).hourCycle,
    },
    asked,
    zoneGuessed: own === null,
    zoneOptions: search.get("zones") === "all" ? zoneOptions(lang, now) : null,
    now,
    t: translatorOf(lang),
  });
}

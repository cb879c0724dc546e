import type { Instant } from "@/lib/core/time/instant";
import { chooseHost } from "@/lib/domain/bookings/choose-host";
import { loadPublicPage } from "@/lib/domain/bookings/load-public-page";
import { pagePath, parseMinutes } from "@/lib/domain/bookings/page-address";
import { rangeToLoad } from "@/lib/pages/booking/find-openings";
import { isFullDay, offersWaiting, rangeOfDay } from "@/lib/pages/booking/full-days";
import { pageHref, readPageQuery } from "@/lib/pages/booking/page-query";
import { keepFormDraft } from "@/lib/pages/frame/form-draft";
import { readFormId } from "@/lib/pages/frame/form-id";
import { type Browser, deriveReader } from "@/lib/pages/frame/reader";
import { withQuery } from "@/lib/pages/frame/with-query";
import type { Db } from "@/lib/platform/db/client";
import { joinOrAsk } from "./join-or-ask";

interface Submission {
  nickname: string;
  data: FormData;
  browser: Browser;
  /** The address whose code has been typed. */
  confirmed?: string;
  now: Instant;
}

/** Puts somebody on the list of a day that is booked out, or asks for a code first; null: there is no such page. */
export async function submitWaiting(
  db: Db,
  { nickname, data, browser, confirmed, now }: Submission,
): Promise<{ location: string } | null> {
  const fields = [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const read = (name: string) => fields.find(([field]) => field === name)?.[1] ?? "";
  const query = { ...readPageQuery(new URLSearchParams(fields)), starts: [], details: false, answers: {} };
  const type = read("type") || null;
  const minutes = parseMinutes(read(type === null ? "minutes" : "duration"));
  const address = { nickname, type, minutes };
  // Around the day itself: a program may have asked for one that is further ahead than the page shows.
  const range = query.day === null ? rangeToLoad(query, now) : rangeOfDay(query.day);
  const whole = await loadPublicPage(db, address, range);
  if (!whole) return null;
  const page = chooseHost(whole, query.host);
  const reader = deriveReader(query, browser, page.custom, page.owner, page.look);
  const path = pagePath({ ...address, nickname: page.nickname });
  const { day } = query;
  // The day is free by now, or never was for booking: the page shows which.
  if (!offersWaiting(page, query) || day === null || !isFullDay(page, day, reader.zone, now))
    return { location: pageHref(path, query) };
  const values = { name: read("name"), email: read("email"), until: read("until") };
  const formId = readFormId(data.get("form"));
  const wish = { address, page, query, reader, day, values, fields, browser, confirmed, formId };
  const result = await joinOrAsk(db, wish, now);
  if (result.outcome === "asked") return result;
  if (result.outcome === "waiting")
    return {
      location: withQuery(`/waiting/${result.token}`, { lang: reader.lang, embed: query.embed || null }),
    };
  const draft = await keepFormDraft(db, { values, issues: result.issues });
  return { location: `${withQuery(pageHref(path, query), { wait: draft })}#wait` };
}

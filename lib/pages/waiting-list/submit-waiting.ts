import type { Instant } from "@/lib/core/time/instant";
import { loadPublicPage } from "@/lib/domain/bookings/load-public-page";
import { buildPagePath, parseMinutes } from "@/lib/domain/bookings/page-address";
import { selectHost } from "@/lib/domain/bookings/select-host";
import { getInitialRange } from "@/lib/pages/booking/find-openings";
import { hasWaitingList } from "@/lib/pages/booking/has-waiting-list";
import { getDayRange, isFullDay } from "@/lib/pages/booking/list-full-days";
import { buildPageHref, parsePageQuery } from "@/lib/pages/booking/parse-page-query";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { storeFormDraft } from "@/lib/pages/page-shell/form-draft";
import { parseFormId } from "@/lib/pages/page-shell/parse-form-id";
import { type BrowserPreferences, deriveVisitorLocale } from "@/lib/pages/page-shell/visitor-locale";
import type { Db } from "@/lib/platform/db/client";
import { joinOrRequestCode } from "./join-or-request-code";

interface Submission {
  slug: string;
  data: FormData;
  browser: BrowserPreferences;
  /** The email address that a code has confirmed. */
  confirmed?: string;
  now: Instant;
}

/** Adds the visitor to the waiting list of a fully booked day, or requests a code first; null for an unknown page. */
export async function submitWaiting(
  db: Db,
  { slug, data, browser, confirmed, now }: Submission,
): Promise<{ location: string } | null> {
  const fields = [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const read = (name: string) => fields.find(([field]) => field === name)?.[1] ?? "";
  const query = { ...parsePageQuery(new URLSearchParams(fields)), starts: [], details: false, answers: {} };
  const type = read("type") || null;
  const minutes = parseMinutes(read(type === null ? "minutes" : "duration"));
  const address = { slug, type, minutes };
  // A program may ask for a day beyond the months that the page shows.
  const range = query.day === null ? getInitialRange(query, now) : getDayRange(query.day);
  const whole = await loadPublicPage(db, address, range);
  if (!whole) return null;
  const page = selectHost(whole, query.host);
  const reader = deriveVisitorLocale(query, browser, page.settings, page.owner, page.branding);
  const path = buildPagePath({ ...address, slug: page.slug });
  const { day } = query;
  // The day is now free, or was never open; the page shows which.
  if (!hasWaitingList(page, query) || day === null || !isFullDay(page, day, reader.zone, now))
    return { location: buildPageHref(path, query) };
  const values = { name: read("name"), email: read("email"), until: read("until") };
  const formId = parseFormId(data.get("form"));
  const wish = { address, page, query, reader, day, values, fields, browser, confirmed, formId };
  const result = await joinOrRequestCode(db, wish, now);
  if (result.outcome === "asked") return result;
  if (result.outcome === "waiting")
    return {
      location: addQueryParams(`/waiting/${result.token}`, { lang: reader.lang, embed: query.embed || null }),
    };
  const draft = await storeFormDraft(db, { values, issues: result.issues });
  return { location: `${addQueryParams(buildPageHref(path, query), { wait: draft })}#wait` };
}

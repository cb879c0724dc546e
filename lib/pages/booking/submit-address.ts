import type { Instant } from "@/lib/core/time/instant";
import { resolveTypedAddress } from "@/lib/domain/availability/travel/resolve-typed-address";
import { isAtBooker, toSite } from "@/lib/domain/booking-pages/bookpages/site";
import { loadBookablePage } from "@/lib/domain/bookings/load-bookable-page";
import { buildPagePath, parseMinutes } from "@/lib/domain/bookings/page-address";
import { selectHost } from "@/lib/domain/bookings/select-host";
import type { FormIssue } from "@/lib/pages/page-shell/form-parts";
import type { Db } from "@/lib/platform/db/client";
import { LIMITS } from "@/lib/platform/http/fields";
import { type BookerAddress, storeBookerAddress } from "./booker-address";
import { buildPageHref, parsePageQuery } from "./parse-page-query";

interface Submission {
  slug: string;
  data: FormData;
  now: Instant;
}

/**
 * Stores the address that a visitor typed, and leads to the times for it. Returns null for an unknown page. The address
 * itself never becomes part of a URL.
 */
export async function submitAddress(
  db: Db,
  { slug, data, now }: Submission,
): Promise<{ location: string } | null> {
  const fields = [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const read = (name: string) => fields.find(([field]) => field === name)?.[1] ?? "";
  const query = { ...parsePageQuery(new URLSearchParams(fields)), address: null };
  const type = read("type") || null;
  const address = { slug, type, minutes: parseMinutes(read(type === null ? "minutes" : "duration")) };
  const whole = await loadBookablePage(db, address);
  if (!whole) return null;
  const page = selectHost(whole, query.host);
  const path = buildPagePath({ ...address, slug: page.slug });
  if (!isAtBooker(page.settings)) return { location: buildPageHref(path, query) };
  const text = read("text").normalize("NFC").replace(/\s+/g, " ").trim();
  const issue = findIssue(text);
  const typed: BookerAddress = {
    page: page.bookpageId,
    text: text.slice(0, LIMITS.title).toWellFormed(),
    issue,
  };
  const users = page.people.map(({ id }) => id);
  if (issue === null)
    await resolveTypedAddress(db, page.organization, { site: toSite({ name: text }), users, now });
  return { location: buildPageHref(path, { ...query, address: await storeBookerAddress(db, typed) }) };
}

function findIssue(text: string): FormIssue | null {
  const issue = (name: string, values?: FormIssue["values"]) => ({ field: "address", text: name, values });
  if (!text.isWellFormed() || /\p{Cc}/u.test(text)) return issue("charactersBad");
  if (!/\p{L}/u.test(text)) return issue("addressMissing"); // a number alone is no address
  return text.length > LIMITS.title ? issue("placeLong", { limit: LIMITS.title }) : null;
}

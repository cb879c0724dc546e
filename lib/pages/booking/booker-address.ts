import type { Instant } from "@/lib/core/time/instant";
import { resolveTypedAddress } from "@/lib/domain/availability/travel/resolve-typed-address";
import type { BookerSite } from "@/lib/domain/booking-pages/bookpages/page-rules";
import { isAtBooker, toSite } from "@/lib/domain/booking-pages/bookpages/site";
import type { BookablePage, PublicPage } from "@/lib/domain/bookings/public-page";
import { findFormDraft, storeFormDraft } from "@/lib/pages/page-shell/form-draft";
import type { FormIssue } from "@/lib/pages/page-shell/form-parts";
import type { Db } from "@/lib/platform/db/client";
import type { BookingForm } from "./parse-booking-form";

/** What a visitor typed into the form that asks where the meeting takes place. */
export interface BookerAddress {
  /** The page's id: hosts of another page travel differently. */
  page: string;
  text: string;
  /** Why the text is no address. */
  issue: FormIssue | null;
}

/** Returns what belongs to the token of a page's address; null if it has expired. */
export const findBookerAddress = async (
  db: Db,
  { address }: { address?: string | null },
): Promise<BookerAddress | null> => (address ? findFormDraft<BookerAddress>(db, address) : null);

/** Stores the address and returns its token. */
export const storeBookerAddress = (db: Db, typed: BookerAddress): Promise<string> =>
  storeFormDraft(db, typed);

export const toBookerSite = (typed: BookerAddress | null): BookerSite | null =>
  typed && typed.issue === null ? { page: typed.page, site: toSite({ name: typed.text }) } : null;

/**
 * Returns whether the page asks for the booker's address before it shows times: its meetings take place there, and the
 * journeys of a host depend on the distance.
 */
export const shouldAskAddress = ({ settings, hosts }: PublicPage): boolean =>
  isAtBooker(settings) && hosts.some(({ schedule }) => schedule?.journeys?.byDistance);

/**
 * Returns the page with the rules for a meeting at the place of the form, if the page asks for the booker's address; the
 * place may have been changed since, so it is located first. `address` is the token with which to search again.
 */
export async function applyBookerPlace<Of extends BookablePage>(
  db: Db,
  page: Of,
  { address, places, now }: { address: string | null; places: BookingForm["places"]; now: Instant },
): Promise<{ page: Of; address: string | null }> {
  const [place] = places;
  if (!place || !isAtBooker(page.settings)) return { page, address };
  const site = toSite(place);
  const users = page.people.map(({ id }) => id);
  if (!(await resolveTypedAddress(db, page.organization, { site, users, now }))) return { page, address };
  const before = toBookerSite(await findBookerAddress(db, { address }));
  const text = place.address ?? place.name;
  const isSame = before?.site.key === site.key;
  return {
    page: { ...page, rules: { ...page.rules, site } },
    address: isSame ? address : await storeBookerAddress(db, { page: page.bookpageId, text, issue: null }),
  };
}

import type { Instant } from "@/lib/core/time/instant";
import { buildPagePath, type PageAddress } from "@/lib/domain/bookings/page-address";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import type { VisitorLocale } from "@/lib/pages/page-shell/visitor-locale";
import type { Translate } from "@/lib/platform/i18n/translate";
import { buildPageHref, type PageQuery } from "./parse-page-query";

/** The input of every part of the booking page. */
export interface ViewContext {
  page: PublicPage;
  address: PageAddress;
  query: PageQuery;
  reader: VisitorLocale;
  now: Instant;
  /** Guests are mailed only after the booker has typed a code. */
  hasGuestCode?: boolean;
  /** The booker may agree to SMS about the meeting. */
  offersSms?: boolean;
  /** Where the meeting takes place, as the visitor typed it before choosing a time. */
  bookerAddress?: string | null;
  /** The time of the meeting that is being rescheduled. */
  currentStart?: Instant;
  t: Translate;
}

/** The page's address with a part of its state changed. */
export const buildStateHref = ({ address, query }: ViewContext, change: Partial<PageQuery>): string =>
  buildPageHref(buildPagePath(address), { ...query, ...change });

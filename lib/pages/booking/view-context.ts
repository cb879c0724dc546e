import type { Instant } from "@/lib/core/time/instant";
import { type PageAddress, pagePath } from "@/lib/domain/bookings/page-address";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import type { Reader } from "@/lib/pages/frame/reader";
import type { Translate } from "@/lib/platform/i18n/translate";
import { type PageQuery, pageHref } from "./page-query";

/** What every part of the booking page is written from. */
export interface ViewContext {
  page: PublicPage;
  address: PageAddress;
  query: PageQuery;
  reader: Reader;
  now: Instant;
  t: Translate;
}

/** The page with a part of its state changed. */
export const hrefWith = ({ address, query }: ViewContext, change: Partial<PageQuery>): string =>
  pageHref(pagePath(address), { ...query, ...change });

import type { Translate } from "@/lib/i18n/translate";
import type { Instant } from "@/lib/time/instant";
import { type PageAddress, pagePath } from "./page-address";
import { type PageQuery, pageHref } from "./page-query";
import type { PublicPage } from "./public-page";
import type { Reader } from "./reader";

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

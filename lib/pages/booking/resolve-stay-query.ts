import type { BookablePage } from "@/lib/domain/bookings/public-page";
import { measureStayUntil } from "@/lib/domain/bookings/stays/stay-page";
import type { PageQuery } from "./parse-page-query";

/** Gives a page of stays the length that the address names; an address without a valid one has no time. */
export function resolveStayQuery<Page extends BookablePage, Query extends PageQuery>(
  page: Page,
  query: Query,
): { page: Page; query: Query } {
  const { stay } = page.grid;
  if (!stay) return { page, query };
  const [start] = query.starts;
  const { until } = query;
  const duration = start !== undefined && until ? measureStayUntil(page, stay, start, until) : null;
  return duration === null
    ? { page, query: { ...query, starts: [], until: null } }
    : { page: { ...page, duration }, query };
}

import type { Instant } from "@/lib/core/time/instant";
import type { OpenLink } from "@/lib/domain/booking-pages/links/resolve-link-token";

/** Whether the page's link leaves a time to choose; without a link, all are. */
export const isAllowedByLink = ({ link }: { link?: OpenLink | undefined }, start: Instant): boolean =>
  link === undefined || link.starts.length === 0 || link.starts.includes(start);

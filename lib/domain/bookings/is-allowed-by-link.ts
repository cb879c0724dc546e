import type { Instant } from "@/lib/core/time/instant";
import type { OpenLink } from "@/lib/domain/booking-pages/links/resolve-link-token";

/** Returns whether the page's link allows the start; without a link all starts are allowed. */
export const isAllowedByLink = ({ link }: { link?: OpenLink | undefined }, start: Instant): boolean =>
  link === undefined || link.starts.length === 0 || link.starts.includes(start);

import { buildPagePath } from "@/lib/domain/bookings/page-address";
import { formatDuration } from "@/lib/platform/i18n/format-date-time";
import { buildPageHref } from "./parse-page-query";
import type { LengthsView } from "./view";
import type { ViewContext } from "./view-context";

/**
 * The durations to choose from; null if there is only one. A link drops chosen times, as they fit their duration only.
 */
export function buildLengthsView({ page, address, query, reader, t }: ViewContext): LengthsView | null {
  const { durations = [] } = page;
  if (durations.length === 0 || address.event !== undefined) return null;
  const nextQuery = { ...query, starts: [], details: false, draft: null };
  const linkTo = (minutes: number) =>
    address.type === null
      ? buildPageHref(buildPagePath({ ...address, minutes }), nextQuery)
      : buildPageHref(buildPagePath(address), { ...nextQuery, duration: minutes });
  return {
    label: t("booking.lengths"),
    items: durations.map((minutes) => ({
      href: linkTo(minutes),
      text: formatDuration(reader.lang, minutes),
      current: minutes === page.duration,
    })),
  };
}

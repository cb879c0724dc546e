import { findSeriesPosition } from "@/lib/domain/events/series/find-series-position";
import { deriveVisitorState, pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { formatShortSpan } from "@/lib/domain/events/visitor/format-days";
import { buildEventHref, type EventContext } from "@/lib/pages/event/event-context";
import type { EventView } from "@/lib/pages/event/view";

/** The position in the series, with links to its other events. The same key opens the person's page of each. */
export function buildEventSeriesView({
  visitor,
  visits,
  eventQuery,
  dateTimeStyle,
  now,
  t,
}: EventContext): EventView["series"] {
  const series = findSeriesPosition(visitor.event);
  if (!series) return null;
  return {
    heading: t("series.heading"),
    place: t("series.place", { index: series.index, count: series.count }),
    others: t("series.others"),
    items: visits.flatMap((visit) => {
      const [span] = pickSpans(visit.event);
      const state = deriveVisitorState(visit, now);
      if (!span) return [];
      return [
        {
          id: visit.eventId,
          label: formatShortSpan(dateTimeStyle, visit.event.timezone, t, span),
          href: visit.eventId === visitor.eventId ? null : buildEventHref({ visitor: visit, eventQuery }),
          struck: state === "cancelled",
          note: state === "cancelled" || state === "declined" ? t(`event.${state}`) : null,
        },
      ];
    }),
  };
}

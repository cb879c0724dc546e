import { readSeries } from "@/lib/domain/events/series/read-series";
import { shortSpan } from "@/lib/domain/events/visitor/date-words";
import { deriveEventState, pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { buildEventHref, type EventContext } from "@/lib/pages/event/event-context";
import type { EventView } from "@/lib/pages/event/view";

/** Which of how many, and the way to the others; with the same key, which opens the person's own place in each. */
export function seriesView({ visitor, visits, asked, manner, now, t }: EventContext): EventView["series"] {
  const series = readSeries(visitor.event);
  if (!series) return null;
  return {
    heading: t("series.heading"),
    place: t("series.place", { index: series.index, count: series.count }),
    others: t("series.others"),
    items: visits.flatMap((visit) => {
      const [span] = pickSpans(visit.event);
      const state = deriveEventState(visit, now);
      if (!span) return [];
      return [
        {
          id: visit.eventId,
          label: shortSpan(manner, visit.event.timezone, t, span),
          href: visit.eventId === visitor.eventId ? null : buildEventHref({ visitor: visit, asked }),
          struck: state === "cancelled",
          note: state === "cancelled" || state === "declined" ? t(`event.${state}`) : null,
        },
      ];
    }),
  };
}

import type { SeriesPlace } from "@/lib/domain/events/new-event";

/** The event's place in its series; null where its booking does not repeat. */
export const readSeries = ({
  seriesId,
  series,
}: {
  seriesId: string | null;
  series: unknown;
}): (SeriesPlace & { id: string }) | null =>
  seriesId === null ? null : { id: seriesId, ...(series as SeriesPlace) };

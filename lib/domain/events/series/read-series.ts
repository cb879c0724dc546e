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

type InSeries = Parameters<typeof readSeries>[0];

/** Of events of one series, for sorting. */
export const bySeriesIndex = (one: InSeries, other: InSeries): number =>
  (readSeries(one)?.index ?? 0) - (readSeries(other)?.index ?? 0);

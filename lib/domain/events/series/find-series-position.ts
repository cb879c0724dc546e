import type { SeriesPosition } from "@/lib/domain/events/new-event";

/** The event's place in its series; null where its booking does not repeat. */
export const findSeriesPosition = ({
  seriesId,
  series,
}: {
  seriesId: string | null;
  series: unknown;
}): (SeriesPosition & { id: string }) | null =>
  seriesId === null ? null : { id: seriesId, ...(series as SeriesPosition) };

type SeriesEvent = Parameters<typeof findSeriesPosition>[0];

/** Of events of one series, for sorting. */
export const compareBySeriesIndex = (one: SeriesEvent, other: SeriesEvent): number =>
  (findSeriesPosition(one)?.index ?? 0) - (findSeriesPosition(other)?.index ?? 0);

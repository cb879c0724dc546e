import type { SeriesPosition } from "@/lib/domain/events/new-event";

/** Finds the event's position in its series; null if its booking does not repeat. */
export const findSeriesPosition = ({
  seriesId,
  series,
}: {
  seriesId: string | null;
  series: unknown;
}): (SeriesPosition & { id: string }) | null =>
  seriesId === null ? null : { id: seriesId, ...(series as SeriesPosition) };

type SeriesEvent = Parameters<typeof findSeriesPosition>[0];

/** Sorts events of one series. */
export const compareBySeriesIndex = (one: SeriesEvent, other: SeriesEvent): number =>
  (findSeriesPosition(one)?.index ?? 0) - (findSeriesPosition(other)?.index ?? 0);

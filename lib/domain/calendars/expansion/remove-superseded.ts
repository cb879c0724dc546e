import type { FileEvent } from "./file-event";
import { toSeriesStart } from "./series-frame";

/**
 * Of several versions of an event or instance, the highest SEQUENCE wins. Equal ones all count, as some
 * programs give all events the same UID.
 */
export function removeSuperseded(events: readonly FileEvent[]): FileEvent[] {
  if (events.length < 2) return [...events];
  const series = events.find(({ isOverride, frame }) => !isOverride && frame)?.frame;
  const newest = new Map<number | null, number>();
  const nameOf = ({ replaces, frame }: FileEvent): number | null => {
    const of = series ?? frame;
    return replaces && of ? toSeriesStart(of, replaces).at : null;
  };
  for (const event of events) {
    const name = nameOf(event);
    newest.set(name, Math.max(newest.get(name) ?? 0, event.sequence));
  }
  return events.filter((event) => event.sequence === newest.get(nameOf(event)));
}

import type { FileEvent } from "./file-event";
import { toSeriesStart } from "./series-frame";

/**
 * Of what is told several times of one event, or of one instance, what has a higher number (SEQUENCE) replaces what has a lower
 * one. With the same number all count: there are programs that give one UID to everything.
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

import { filterBookableStarts } from "@/lib/core/slots/filter-bookable-starts";
import { isAbsent } from "@/lib/core/slots/is-absent";
import { isFree } from "@/lib/core/slots/is-free";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { KnownHosts } from "./find-known-hosts";

/** The availability of the people with known calendars. */
export interface GroupAvailability {
  /** The number of people with known availability, including the organiser; 0 if only the organiser's is known. */
  known: number;
  isOwnBusy: (start: Instant) => boolean;
  /** The names of the people who are not free; the organiser's is `you`. */
  listMissing: (start: Instant) => string[];
}

interface MeetingOptions {
  /** Milliseconds. */
  duration: number;
  now: Instant;
  you: string;
}

/**
 * Computes availability for all starts at once; they must ascend. The organiser may choose times outside of their own
 * hours, others only have theirs.
 */
export function computeGroupAvailability(
  { organizer, others }: KnownHosts,
  starts: Instant[],
  { duration, now, you }: MeetingOptions,
): GroupAvailability {
  const busy = new Set(
    starts.filter((start) => {
      const end = asInstant(start + duration);
      return (
        organizer &&
        !(
          isFree(organizer, start, end) &&
          !(organizer.schedule && isAbsent(organizer.schedule, { start, end }))
        )
      );
    }),
  );
  const freeStarts = others.map(({ host }) => new Set(filterBookableStarts(host, starts, { duration, now })));
  return {
    known: others.length === 0 ? 0 : others.length + (organizer ? 1 : 0),
    isOwnBusy: (start) => busy.has(start),
    listMissing: (start) => [
      ...(busy.has(start) ? [you] : []),
      ...others.flatMap(({ name }, index) => (freeStarts[index]?.has(start) ? [] : name)),
    ],
  };
}

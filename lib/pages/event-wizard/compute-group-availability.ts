import { filterBookableStarts } from "@/lib/core/slots/filter-bookable-starts";
import { isAbsent } from "@/lib/core/slots/is-absent";
import { isFree } from "@/lib/core/slots/is-free";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { KnownHosts } from "./find-known-hosts";

/** When those whose time is known could meet. */
export interface GroupAvailability {
  /** How many people count, the organiser among them; 0: nobody else's time is known. */
  known: number;
  isOwnBusy: (start: Instant) => boolean;
  /** Names of those who cannot, the organiser's as `you`. */
  listMissing: (start: Instant) => string[];
}

interface MeetingOptions {
  /** Milliseconds. */
  duration: number;
  now: Instant;
  you: string;
}

/**
 * Asked once for all starts, which ascend. Organisers choose outside of their own hours as they like, others are met
 * within theirs.
 */
export function computeGroupAvailability(
  { own, others }: KnownHosts,
  starts: Instant[],
  { duration, now, you }: MeetingOptions,
): GroupAvailability {
  const busy = new Set(
    starts.filter((start) => {
      const end = asInstant(start + duration);
      return own && !(isFree(own, start, end) && !(own.schedule && isAbsent(own.schedule, { start, end })));
    }),
  );
  const fitting = others.map(({ host }) => new Set(filterBookableStarts(host, starts, { duration, now })));
  return {
    known: others.length === 0 ? 0 : others.length + (own ? 1 : 0),
    isOwnBusy: (start) => busy.has(start),
    listMissing: (start) => [
      ...(busy.has(start) ? [you] : []),
      ...others.flatMap(({ name }, index) => (fitting[index]?.has(start) ? [] : name)),
    ],
  };
}

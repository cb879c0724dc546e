import { MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { findBlockedDays } from "./exclude-busy";
import type { Host, Schedule } from "./schedule";

/**
 * Returns the longest buffers, in whole minutes, with which the slot fits beside everything in the host's calendar.
 */
export function findLongestBuffers(
  host: Host & { readonly schedule: Schedule },
  slot: Interval,
): { before: number; after: number } {
  const { bufferBefore, bufferAfter } = host.schedule;
  const meetings = host.meetings.filter(isLong);
  const busy = [...host.busy, ...findBlockedDays(host)].filter(isLong);
  const isEarlier = (interval: Interval) => interval.end <= slot.start;
  const shorten = (buffer: number, interval: readonly Interval[]) =>
    Math.max(0, Math.min(buffer, ...interval.map((one) => measureGap(one, slot))));
  return {
    before: shorten(bufferBefore, [...meetings, ...busy.filter(isEarlier)]),
    after: shorten(bufferAfter, [...meetings, ...busy.filter((interval) => !isEarlier(interval))]),
  };
}

const isLong = ({ start, end }: Interval) => start < end;

/** Whole minutes between two intervals that do not overlap. */
const measureGap = (a: Interval, b: Interval) =>
  Math.floor(Math.max(a.start - b.end, b.start - a.end) / MINUTE);

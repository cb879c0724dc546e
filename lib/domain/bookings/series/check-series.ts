import type { HostMatch, HostQuorum } from "@/lib/core/slots/host-match";
import { isOffered } from "@/lib/core/slots/is-offered";
import type { Host } from "@/lib/core/slots/schedule";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { toLocalDate } from "@/lib/core/time/zone";
import { findNearestFree } from "@/lib/domain/availability/free-slots/find-nearest-free";
import type { PageGrid } from "@/lib/domain/booking-pages/bookpages/page-rules";

export interface SeriesSearch extends PageGrid {
  /** Loaded for all times and two weeks around them. */
  hosts: readonly Host[];
  match: HostMatch;
  duration: number;
  now: Instant;
  /** The zone that defines the day from which alternatives are taken. */
  zone: string;
  /** Returns whether the booker holds this time of the host with this index. */
  isHeld?: (index: number, start: Instant) => boolean;
}

export interface CheckedTime {
  start: Instant;
  isFree: boolean;
  /** Alternatives to a time that is not free: starts of the same day, or else of other days, the nearest first. */
  nearest: readonly Instant[];
}

export interface CheckedSeries {
  times: CheckedTime[];
  /** Indexes of the hosts of a quorum, besides the fixed ones, who are free at all times. */
  available: readonly number[];
}

/**
 * Checks the times in order, each as if the earlier ones were booked, so that buffers and limits apply. The
 * same hosts take all of them. No alternative is listed first for two times. Only the first time keeps to the page's
 * spread over a day: no series could keep to that of many days.
 */
export function checkSeries({ spread, ...search }: SeriesSearch, starts: readonly Instant[]): CheckedSeries {
  const quorum = toHostQuorum(search.match);
  const [first] = starts;
  const isSpread =
    first === undefined || isHeldByAny(search, first) || isOffered({ ...search, spread }, first);
  let hosts = search.hosts;
  let available = quorum ? pickAvailableHosts(search, quorum, starts) : [];
  const free = starts.map((start, index) => {
    if (index === 0 && !isSpread) return false;
    const offer = { ...search, hosts };
    if (!quorum) {
      const isHeld = hosts.every((_, index) => search.isHeld?.(index, start));
      if (!isHeld && !isOffered(offer, start)) return false;
    } else {
      const stillAvailable = available.filter((index) => isHostOffered(offer, index, start));
      const isFixedFree = quorum.fixed.every((index) => isHostOffered(offer, index, start));
      if (!isFixedFree || stillAvailable.length < quorum.count) return false;
      available = stillAvailable;
    }
    hosts = hosts.map((host) => addMeeting(host, toTime(search, start)));
    return true;
  });
  const left = selectHosts({ ...search, hosts }, quorum, available);
  const times = starts.map((start, index): CheckedTime => {
    if (free[index]) return { start, isFree: true, nearest: [] };
    const nearest = findNearest(left, start);
    const [first] = nearest;
    if (first !== undefined) left.hosts = left.hosts.map((host) => addMeeting(host, toTime(search, first)));
    return { start, isFree: false, nearest };
  });
  return { times, available };
}

const isHeldByAny = ({ hosts, isHeld }: SeriesSearch, start: Instant): boolean =>
  hosts.some((_, index) => isHeld?.(index, start) === true);

const toHostQuorum = (match: HostMatch): HostQuorum | null =>
  match === "all" ? null : match === "any" ? { fixed: [], count: 1 } : match;

const toTime = ({ duration }: SeriesSearch, start: Instant): Interval => ({
  start,
  end: asInstant(start + duration * MINUTE),
});

/** Checks a host against the grid that the whole quorum shares. */
const isHostOffered = (search: SeriesSearch, index: number, start: Instant): boolean =>
  search.isHeld?.(index, start) || isOffered({ ...search, match: { fixed: [index], count: 0 } }, start);

/** Returns the hosts who are free most often if one is enough; otherwise all. */
function pickAvailableHosts(search: SeriesSearch, quorum: HostQuorum, starts: readonly Instant[]): number[] {
  const others = [...search.hosts.keys()].filter((index) => !quorum.fixed.includes(index));
  if (quorum.count !== 1) return others;
  const counts = others.map((index) => starts.filter((start) => isHostOffered(search, index, start)).length);
  const most = Math.max(0, ...counts);
  return others.filter((_, index) => counts[index] === most);
}

/** Restricts the search to the hosts who can take the series. */
function selectHosts(
  search: SeriesSearch,
  quorum: HostQuorum | null,
  available: readonly number[],
): SeriesSearch {
  if (!quorum) return search;
  const indexes = [...quorum.fixed, ...available];
  return {
    ...search,
    hosts: indexes.flatMap((index) => search.hosts[index] ?? []),
    match: { fixed: quorum.fixed.map((_, index) => index), count: quorum.count },
  };
}

function findNearest(search: SeriesSearch, lost: Instant): Instant[] {
  const day = toLocalDate(search.zone, lost);
  const isAllowed = (start: Instant) => toLocalDate(search.zone, start) === day;
  const ofDay = findNearestFree({ ...search, isAllowed }, lost);
  const nearest = ofDay.length > 0 ? ofDay : findNearestFree(search, lost);
  return nearest.toSorted((a, b) => Math.abs(a - lost) - Math.abs(b - lost));
}

const addMeeting = (host: Host, time: Interval): Host => ({
  ...host,
  meetings: [...host.meetings, time],
  ...(host.site && { visits: [...(host.visits ?? []), { ...time, site: host.site }] }),
  ...(host.quotas && {
    quotas: host.quotas.map((quota) => ({ ...quota, meetings: [...quota.meetings, time] })),
  }),
});

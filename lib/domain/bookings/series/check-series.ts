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
  isHeld?: (place: number, start: Instant) => boolean;
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
  able: readonly number[];
}

/**
 * Checks the times in order, each as if the earlier ones were booked, so that buffers and limits apply. The
 * same hosts take all of them. No alternative is listed first for two times.
 */
export function checkSeries(search: SeriesSearch, starts: readonly Instant[]): CheckedSeries {
  const party = toHostQuorum(search.match);
  let hosts = search.hosts;
  let able = party ? pickAvailableHosts(search, party, starts) : [];
  const free = starts.map((start) => {
    const offer = { ...search, hosts };
    if (!party) {
      const isOwn = hosts.every((_, place) => search.isHeld?.(place, start));
      if (!isOwn && !isOffered(offer, start)) return false;
    } else {
      const still = able.filter((place) => isHostOffered(offer, place, start));
      const isFixedFree = party.fixed.every((place) => isHostOffered(offer, place, start));
      if (!isFixedFree || still.length < party.count) return false;
      able = still;
    }
    hosts = hosts.map((host) => addMeeting(host, toTime(search, start)));
    return true;
  });
  const left = selectHosts({ ...search, hosts }, party, able);
  const times = starts.map((start, index): CheckedTime => {
    if (free[index]) return { start, isFree: true, nearest: [] };
    const nearest = findNearest(left, start);
    const [first] = nearest;
    if (first !== undefined) left.hosts = left.hosts.map((host) => addMeeting(host, toTime(search, first)));
    return { start, isFree: false, nearest };
  });
  return { times, able };
}

const toHostQuorum = (match: HostMatch): HostQuorum | null =>
  match === "all" ? null : match === "any" ? { fixed: [], count: 1 } : match;

const toTime = ({ duration }: SeriesSearch, start: Instant): Interval => ({
  start,
  end: asInstant(start + duration * MINUTE),
});

/** Checks a host against the grid that the whole quorum shares. */
const isHostOffered = (search: SeriesSearch, place: number, start: Instant): boolean =>
  search.isHeld?.(place, start) || isOffered({ ...search, match: { fixed: [place], count: 0 } }, start);

/** If one host is enough, returns those who are free most often; otherwise all. */
function pickAvailableHosts(search: SeriesSearch, party: HostQuorum, starts: readonly Instant[]): number[] {
  const others = [...search.hosts.keys()].filter((place) => !party.fixed.includes(place));
  if (party.count !== 1) return others;
  const counts = others.map((place) => starts.filter((start) => isHostOffered(search, place, start)).length);
  const most = Math.max(0, ...counts);
  return others.filter((_, index) => counts[index] === most);
}

/** Restricts the search to the hosts who can take the series. */
function selectHosts(search: SeriesSearch, party: HostQuorum | null, able: readonly number[]): SeriesSearch {
  if (!party) return search;
  const places = [...party.fixed, ...able];
  return {
    ...search,
    hosts: places.flatMap((place) => search.hosts[place] ?? []),
    match: { fixed: party.fixed.map((_, index) => index), count: party.count },
  };
}

function findNearest(search: SeriesSearch, lost: Instant): Instant[] {
  const day = toLocalDate(search.zone, lost);
  const isLeft = (start: Instant) => toLocalDate(search.zone, start) === day;
  const ofDay = findNearestFree({ ...search, isLeft }, lost);
  const nearest = ofDay.length > 0 ? ofDay : findNearestFree(search, lost);
  return nearest.toSorted((a, b) => Math.abs(a - lost) - Math.abs(b - lost));
}

const addMeeting = (host: Host, time: Interval): Host => ({
  ...host,
  meetings: [...host.meetings, time],
  ...(host.quotas && {
    quotas: host.quotas.map((quota) => ({ ...quota, meetings: [...quota.meetings, time] })),
  }),
});

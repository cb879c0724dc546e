import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { excludeClosed } from "./exclude-closed";
import type { Host, Schedule, SeatedMeeting } from "./schedule";
import type { SlotSearch } from "./slot-search";

/**
 * Lists the starts of meetings that have free seats, ascending: as long as a slot, within the hours of the hosting
 * user, and not closed by any rule except limits, which count meetings. Other busy times and the grid are not
 * checked, because the meeting takes place anyway.
 */
export function listSeatedStarts(
  search: SlotSearch,
  expand: (schedule: Schedule) => readonly Interval[],
): Instant[] {
  const { from, to } = search;
  const starts = search.hosts.flatMap((host) => {
    const open = listOpenMeetings(search, host).filter(({ start }) => start >= from && start < to);
    if (open.length === 0 || !host.schedule) return [];
    const windows = expand(host.schedule);
    const within = open.filter(({ start, end }) =>
      windows.some((window) => window.start <= start && end <= window.end),
    );
    const unlimited = removeLimits(host, host.schedule);
    const { schedule } = unlimited;
    const input = { host: unlimited, schedule, now: search.now, duration: search.duration * MINUTE };
    return excludeClosed(
      within.map(({ start }) => start).sort((a, b) => a - b),
      input,
    );
  });
  return [...new Set(starts)].sort((a, b) => a - b);
}

const listOpenMeetings = (search: Pick<SlotSearch, "duration">, { seated = [] }: Host): SeatedMeeting[] =>
  seated.filter((meeting) => meeting.free > 0 && hasSlotDuration(search, meeting));

/** Returns the page's meeting at exactly this time; null if there is none. */
export const findSeatedMeeting = (
  search: Pick<SlotSearch, "duration">,
  { seated = [] }: Host,
  start: Instant,
): SeatedMeeting | null =>
  seated.find((meeting) => meeting.start === start && hasSlotDuration(search, meeting)) ?? null;

const hasSlotDuration = ({ duration }: Pick<SlotSearch, "duration">, { start, end }: Interval): boolean =>
  end === asInstant(start + duration * MINUTE);

/** Booking a seat adds no meeting, so limits, focus time and journeys do not apply. */
export const removeLimits = <H extends Host>(host: H, schedule: Schedule) => ({
  ...host,
  schedule: { ...schedule, limits: [], focus: null, journeys: null },
  quotas: [],
});

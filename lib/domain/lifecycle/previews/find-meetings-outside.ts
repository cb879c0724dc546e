import { explainSlot } from "@/lib/core/slots/explain-slot";
import type { Schedule } from "@/lib/core/slots/schedule";
import { type Instant, MINUTE } from "@/lib/core/time/instant";
import type { BookedMeeting } from "./bookable";
import type { PageSlotSearches } from "./build-page-slot-searches";
import { type ChangePreview, OUTSIDE_RULES } from "./schema";

type Rule = (typeof OUTSIDE_RULES)[number];

/** Finds upcoming meetings that match the rules before but not after the change; only meetings that the user organises. */
export function findMeetingsOutside(
  before: PageSlotSearches,
  after: PageSlotSearches,
  meetings: readonly BookedMeeting[],
  now: Instant,
): ChangePreview["outside"] {
  return meetings.flatMap((meeting) => {
    if (meeting.event === null || meeting.start < now) return [];
    const [schedule, changed] = [findSchedule(before, meeting), findSchedule(after, meeting)];
    if (schedule === changed || findBrokenRule(schedule, meeting) !== null) return [];
    const rule = findBrokenRule(changed, meeting);
    if (rule === null) return [];
    const { id, ...event } = meeting.event;
    return [{ _id: id, ...event, start: new Date(meeting.start), end: new Date(meeting.end), rule }];
  });
}

function findSchedule(
  { main, list }: PageSlotSearches,
  { page, type, host }: BookedMeeting,
): Schedule | null {
  const offer = list.find((one) => one.page.id === page && (one.type?.id ?? null) === type);
  return offer ? (offer.hosts.get(host)?.schedule ?? null) : main;
}

const OUTSIDE = new Set<string>(OUTSIDE_RULES);

/** Ignores notice, horizon, buffers and limits, which apply only at booking time. */
function findBrokenRule(schedule: Schedule | null, { start, end }: BookedMeeting): Rule | null {
  const hosts = [{ schedule, meetings: [], busy: [], allDay: [] }];
  const duration = (end - start) / MINUTE;
  const obstacles = explainSlot({ hosts, match: "all", duration, now: start }, start);
  const broken = obstacles.find(({ rule }) => OUTSIDE.has(rule));
  return broken ? (broken.rule as Rule) : null;
}

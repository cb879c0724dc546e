import { explainSlot } from "@/lib/core/slots/explain-slot";
import type { Schedule } from "@/lib/core/slots/schedule";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
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
    const [was, is] = [findHours(before, meeting), findHours(after, meeting)];
    if (was.schedule === is.schedule || findBrokenRule(was, meeting) !== null) return [];
    const rule = findBrokenRule(is, meeting);
    if (rule === null) return [];
    const { id, ...event } = meeting.event;
    return [{ _id: id, ...event, start: new Date(meeting.start), end: new Date(meeting.end), rule }];
  });
}

/** The hours of a meeting, with the rules of its page for stays. */
interface Hours extends Pick<SlotSearch, "stay"> {
  schedule: Schedule | null;
}

function findHours({ main, list }: PageSlotSearches, { page, type, host }: BookedMeeting): Hours {
  const offer = list.find((one) => one.page.id === page && (one.type?.id ?? null) === type);
  return offer
    ? { schedule: offer.hosts.get(host)?.schedule ?? null, stay: offer.grid.stay }
    : { schedule: main };
}

const OUTSIDE = new Set<string>(OUTSIDE_RULES);

/** Ignores notice, horizon, buffers and limits, which apply only at booking time. */
function findBrokenRule({ schedule, stay }: Hours, { start, end }: BookedMeeting): Rule | null {
  const hosts = [{ schedule, meetings: [], busy: [], allDay: [] }];
  const duration = (end - start) / MINUTE;
  const obstacles = explainSlot({ hosts, match: "all", duration, stay, now: start }, start);
  const broken = obstacles.find(({ rule }) => OUTSIDE.has(rule));
  return broken ? (broken.rule as Rule) : null;
}

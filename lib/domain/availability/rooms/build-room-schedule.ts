import { NO_DATE_RULES, type Schedule } from "@/lib/core/slots/schedule";

const ALWAYS_OPEN = Array.from({ length: 7 }, () => [{ start: 0, end: 1440 }]);

/** What is asked of those who book is the hosts' to say: a room has no notice, no horizon, no limits and no buffers. */
const NO_BOOKING_RULES = {
  pastAsBusy: false,
  todayAsBusy: false,
  daysAfterAsBusy: null,
  bufferBefore: 0,
  bufferAfter: 0,
  allDayBusy: true,
  minimumNotice: 0,
  startDate: null,
  endDate: null,
  limits: [],
} satisfies Partial<Schedule>;

/** When a room is open: by its own hours, else always, but for its absences. */
export const buildRoomSchedule = (
  own: Schedule | null,
  { zone, absences }: Pick<Schedule, "zone" | "absences">,
): Schedule => ({
  ...(own ?? { ...NO_DATE_RULES, zone, week: ALWAYS_OPEN, absences }),
  ...NO_BOOKING_RULES,
});

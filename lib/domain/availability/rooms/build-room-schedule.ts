import { NO_DATE_RULES, type Schedule } from "@/lib/core/slots/schedule";

const ALWAYS_OPEN = Array.from({ length: 7 }, () => [{ start: 0, end: 1440 }]);

/** Notice, horizon, limits and buffers are rules of hosts and do not apply to rooms. */
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
  focus: null,
  journeys: null,
} satisfies Partial<Schedule>;

/** Opening times of a room: its own hours, or always except during absences. */
export const buildRoomSchedule = (
  roomSchedule: Schedule | null,
  { zone, absences }: Pick<Schedule, "zone" | "absences">,
): Schedule => ({
  ...(roomSchedule ?? { ...NO_DATE_RULES, zone, week: ALWAYS_OPEN, absences }),
  ...NO_BOOKING_RULES,
});

import { findSlots } from "@/lib/core/slots/find-slots";
import { buildOfferSearch } from "@/lib/core/slots/inference/observed-offers";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { parseHours } from "@/lib/domain/lifecycle/tool-import/parse-hours";
import type { CalcomCompany } from "./calcom-company";

interface MadeSchedule {
  id: number;
  timeZone: string;
  isDefault: boolean;
  availability: { days: string[]; startTime: string; endTime: string }[];
  overrides: { date: string; startTime: string; endTime: string }[];
}

/** Starts lie on multiples of the first of these that divides the step, as in Cal.com. */
const GRIDS = [60, 30, 20, 15, 10, 5];

/** Returns the starts that a made-up event type with one host offers, by its own rules. */
export function findCalcomStarts(
  { people, bookings }: CalcomCompany,
  type: number,
  from: number,
  to: number,
): readonly number[] {
  const host = people.find(({ eventTypes }) => eventTypes.some(({ id }) => id === type));
  const found = host?.eventTypes.find(({ id }) => id === type);
  if (!host || !found) return [];
  const rules = found as Record<string, number | null> & {
    bookingLimitsCount?: { day?: number; week?: number };
    bookingWindow?: { value?: unknown; type?: string } | null;
  };
  const schedules = host.schedules as unknown as MadeSchedule[];
  const schedule = schedules.find(({ id, isDefault }) =>
    rules.scheduleId ? id === rules.scheduleId : isDefault,
  );
  if (!schedule) return [];
  const taken = bookings.filter(
    ({ hosts, status }) =>
      status === "accepted" && (hosts as { email: string }[]).some(({ email }) => email === host.email),
  );
  const toInterval = ({ start, end }: Record<string, unknown>) => ({
    start: asInstant(Date.parse(String(start))),
    end: asInstant(Date.parse(String(end))),
  });
  const duration = rules.lengthInMinutes ?? 30;
  const step = rules.slotInterval ?? duration;
  const { value, type: kind } = rules.bookingWindow ?? {};
  const observed = {
    ...{
      starts: [],
      from: asInstant(from),
      to: asInstant(to),
      now: asInstant(Date.now()),
      duration,
      busy: [],
    },
    meetings: taken.map(toInterval),
    counted: taken.filter(({ eventType }) => (eventType as { id: number }).id === type).map(toInterval),
  };
  const search = buildOfferSearch(observed, toHours(schedule), {
    step,
    align: GRIDS.find((minutes) => step % minutes === 0) ?? 1,
    bufferBefore: rules.beforeEventBuffer ?? 0,
    bufferAfter: rules.afterEventBuffer ?? 0,
    minimumNotice: rules.minimumBookingNotice ?? 0,
    daysAfter: kind === "calendarDays" && typeof value === "number" ? value : null,
    perDay: rules.bookingLimitsCount?.day ?? null,
    perWeek: rules.bookingLimitsCount?.week ?? null,
  });
  return findSlots({ ...search, to: asInstant(Math.min(to, from + 40 * DAY)) });
}

function toHours({ timeZone, availability, overrides }: MadeSchedule) {
  const week = availability.flatMap(({ days, startTime: start, endTime: end }) =>
    days.map((day) => ({
      wday: WEEKDAYS.find((name) => name === day.toLowerCase()),
      intervals: [{ from: start, to: end }],
    })),
  );
  const dates = [...new Set(overrides.map(({ date }) => date))].map((date) => ({
    date,
    intervals: overrides
      .filter((one) => one.date === date && one.startTime !== one.endTime)
      .map(({ startTime, endTime }) => ({ from: startTime, to: endTime })),
  }));
  return parseHours({ timezone: timeZone, rules: [...week, ...dates] });
}

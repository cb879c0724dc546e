import { MAX_OCCURRENCES, type SeriesFrequency } from "@/lib/core/time/series-frequency";
import type { ReportNote } from "../tool-import/import-report";
import type { EventType } from "./resources";

interface ConvertedRules {
  custom: Record<string, unknown>;
  notes: ReportNote[];
}

const NO_COUNTERPART = "there is no such rule here";

/** Converts the rules of times and bookings, all of which Cal.com tells. */
export function convertRules(type: EventType, what: string): ConvertedRules {
  const notes: ReportNote[] = [];
  const note = (rule: string, why: string) => notes.push({ what: `${what}: ${rule}`, why });
  const confirmation = toActive(type.confirmationPolicy);
  if (confirmation?.type === "time")
    note("confirmation", "is asked for every booking here, not only for those at short notice");
  if (type.offsetStart) note("offset of starts", NO_COUNTERPART);
  if (type.onlyShowFirstAvailableSlot) note("only the first time of a day", NO_COUNTERPART);
  if (type.price) note("payment", "payments do not exist here");
  const custom = {
    auto_confirm: confirmation === null,
    ...(type.slotInterval && { step: type.slotInterval }),
    buffer_before: type.beforeEventBuffer ?? 0,
    buffer_after: type.afterEventBuffer ?? 0,
    minimum_notice: type.minimumBookingNotice ?? 0,
    ...convertWindow(type, note),
    ...convertLimits(type, note),
    ...(confirmation === null ? convertSeatsAndSeries(type, note) : {}),
    ...(type.disableGuests && { block_new_invitee: true }),
    ...(type.requiresBookerEmailVerification && { confirm_address: true }),
  };
  if (confirmation !== null && (toActive(type.seats)?.seatsPerTimeSlot || toActive(type.recurrence)))
    note("seats and series", "are left out, as they exclude confirmation by the host here");
  return { custom, notes };
}

/** Returns null for a rule that is turned off. */
const toActive = <Rule extends { disabled?: boolean | null | undefined }>(rule: Rule | null | undefined) =>
  rule && !rule.disabled ? rule : null;

type Note = (rule: string, why: string) => void;

function convertWindow(type: EventType, note: Note): Record<string, unknown> {
  const { type: kind, value, rolling } = toActive(type.bookingWindow) ?? {};
  if (Array.isArray(value)) {
    const [start, end] = value.map((date) => date.slice(0, 10));
    return { ...(start && { start_date: start }), ...(end && { end_date: end }) };
  }
  if (value == null) return {};
  if (rolling) note("days ahead", `${value} days with free times become the next ${value} days`);
  return kind === "businessDays" ? { working_days_after: value } : { days_after: value };
}

const PERIODS = ["day", "week", "month"] as const;

function convertLimits(type: EventType, note: Note): Record<string, unknown> {
  const counts = toActive(type.bookingLimitsCount);
  const minutes = toActive(type.bookingLimitsDuration);
  if (counts?.year || minutes?.year) note("limit per year", NO_COUNTERPART);
  const limits = PERIODS.flatMap((per) => [
    ...(counts?.[per] ? [{ per, count: counts[per] }] : []),
    ...(minutes?.[per] ? [{ per, minutes: minutes[per] }] : []),
  ]);
  return limits.length > 0 ? { limits } : {};
}

const FREQUENCIES: Readonly<Record<string, SeriesFrequency>> = {
  "1 daily": "day",
  "1 weekly": "week",
  "2 weekly": "two_weeks",
  "4 weekly": "four_weeks",
  "1 monthly": "month",
};

function convertSeatsAndSeries(type: EventType, note: Note): Record<string, unknown> {
  const { seatsPerTimeSlot: seats, showAvailabilityCount: shows } = toActive(type.seats) ?? {};
  const recurrence = toActive(type.recurrence);
  if (seats && seats > 1) {
    if (recurrence) note("series", "is left out, as meetings with seats cannot repeat here");
    return { seats, ...(shows && { show_seats_left: true }) };
  }
  if (!recurrence) return {};
  const { interval = 1, frequency, occurrences } = recurrence;
  const every = FREQUENCIES[`${interval} ${frequency}`];
  if (!every) {
    note("series", `every ${interval} ${frequency} cannot be chosen here`);
    return {};
  }
  return { series: { every, times: [1, Math.min(occurrences ?? 1, MAX_OCCURRENCES)] } };
}

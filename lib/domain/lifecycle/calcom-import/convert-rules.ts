import { MAX_OCCURRENCES, type SeriesFrequency } from "@/lib/core/time/series-frequency";
import { buildReason, type Reason } from "../import-notes/reason";
import { type ReportNote, type Topic, toNote } from "../import-notes/report-note";
import type { EventType } from "./resources";

interface ConvertedRules {
  custom: Record<string, unknown>;
  notes: ReportNote[];
}

/** Converts the rules of times and bookings, all of which Cal.com tells. */
export function convertRules(type: EventType, what: string): ConvertedRules {
  const notes: ReportNote[] = [];
  const note: AddNote = (topic, reason) => notes.push(toNote({ subject: what, topic }, reason));
  const confirmation = toActive(type.confirmationPolicy);
  if (confirmation?.type === "time") note("confirmation", buildReason("confirmation_always"));
  if (type.offsetStart) note("start_offset", buildReason("no_such_rule"));
  if (type.onlyShowFirstAvailableSlot) note("first_time_only", buildReason("no_such_rule"));
  if (type.price) note("payment", buildReason("no_payments"));
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
    note("seats_and_series", buildReason("confirmation_excludes"));
  return { custom, notes };
}

/** Returns null for a rule that is turned off. */
const toActive = <Rule extends { disabled?: boolean | null | undefined }>(rule: Rule | null | undefined) =>
  rule && !rule.disabled ? rule : null;

type AddNote = (topic: Topic, reason: Reason) => unknown;

function convertWindow(type: EventType, note: AddNote): Record<string, unknown> {
  const { type: kind, value, rolling } = toActive(type.bookingWindow) ?? {};
  if (Array.isArray(value)) {
    const [start, end] = value.map((date) => date.slice(0, 10));
    return { ...(start && { start_date: start }), ...(end && { end_date: end }) };
  }
  if (value == null) return {};
  if (rolling) note("days_ahead", buildReason("rolling_days", { days: value }));
  return kind === "businessDays" ? { working_days_after: value } : { days_after: value };
}

const PERIODS = ["day", "week", "month"] as const;

function convertLimits(type: EventType, note: AddNote): Record<string, unknown> {
  const counts = toActive(type.bookingLimitsCount);
  const minutes = toActive(type.bookingLimitsDuration);
  if (counts?.year || minutes?.year) note("limit_per_year", buildReason("no_such_rule"));
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

function convertSeatsAndSeries(type: EventType, note: AddNote): Record<string, unknown> {
  const { seatsPerTimeSlot: seats, showAvailabilityCount: shows } = toActive(type.seats) ?? {};
  const recurrence = toActive(type.recurrence);
  if (seats && seats > 1) {
    if (recurrence) note("series", buildReason("seats_exclude_series"));
    return { seats, ...(shows && { show_seats_left: true }) };
  }
  if (!recurrence) return {};
  const { interval = 1, frequency, occurrences } = recurrence;
  const every = FREQUENCIES[`${interval} ${frequency}`];
  if (!every) {
    note("series", buildReason("series_interval", { interval: interval ?? 1, frequency: frequency ?? "" }));
    return {};
  }
  return { series: { every, times: [1, Math.min(occurrences ?? 1, MAX_OCCURRENCES)] } };
}

import { inferRules, type KnownRules } from "@/lib/core/slots/inference/infer-rules";
import {
  buildOfferSearch,
  type ObservedOffers,
  type Offers,
} from "@/lib/core/slots/inference/observed-offers";
import { asInstant } from "@/lib/core/time/instant";
import { addDays, parseLocalDate } from "@/lib/core/time/local-date";
import { getStartOfDay } from "@/lib/core/time/zone";
import type { ReportNote } from "../import-notes/report-note";
import { describeDifference } from "../tool-import/describe-difference";
import { parseHours } from "../tool-import/parse-hours";
import { convertSchedule } from "./convert-schedule";
import type { Booking, EventType, Schedule } from "./resources";

interface Compared {
  /** Rules that Cal.com does not tell. */
  custom: { align?: number };
  notes: ReportNote[];
  times: { compared: number; same: number };
}

interface TypeObservations {
  type: EventType;
  offers: Offers;
  schedule: Schedule;
  /** The confirmed bookings to come of the host. */
  bookings: readonly Booking[];
}

/**
 * Compares the times that Cal.com offers with those of the engine by the rules that it tells. The alignment of starts, which it does
 * not tell, is searched.
 */
export function compareTypeOffers({ type, offers, schedule, bookings }: TypeObservations): Compared {
  const toInterval = ({ start, end }: Booking) => ({
    start: asInstant(Date.parse(start)),
    end: asInstant(Date.parse(end)),
  });
  const hours = parseHours(convertSchedule(schedule));
  const range = clipRange(offers, type, hours.zone);
  const observed: ObservedOffers = {
    ...range,
    starts: offers.starts.filter((start) => start >= range.from && start < range.to),
    now: offers.now,
    duration: type.lengthInMinutes,
    meetings: bookings.map(toInterval),
    counted: bookings.filter(({ eventType }) => eventType?.id === type.id).map(toInterval),
    busy: [],
  };
  const result = inferRules(observed, [hours], listKnownRules(type));
  const search = buildOfferSearch(observed, hours, result.rules);
  return {
    custom: result.rules.align > 1 ? { align: result.rules.align } : {},
    notes: describeDifference(search, result, "Cal.com"),
    times: { compared: observed.starts.length, same: observed.starts.length - result.missing.length },
  };
}

/** The days ahead are compared only if they are calendar days; otherwise the last offered day ends them. */
function listKnownRules(type: EventType): KnownRules {
  const { bookingWindow: window, bookingLimitsCount: limits } = type;
  const isOpen = !window || window.disabled || Array.isArray(window.value);
  const isCounted = window?.type === "calendarDays" && !window.rolling && typeof window.value === "number";
  const counts = limits?.disabled ? null : limits;
  return {
    step: type.slotInterval ?? type.lengthInMinutes,
    bufferBefore: type.beforeEventBuffer ?? 0,
    bufferAfter: type.afterEventBuffer ?? 0,
    minimumNotice: type.minimumBookingNotice ?? 0,
    perDay: counts?.day ?? null,
    perWeek: counts?.week ?? null,
    ...(isOpen ? { daysAfter: null } : isCounted ? { daysAfter: Number(window.value) } : {}),
  };
}

/** Limits the comparison to the dates between which the type can be booked. */
function clipRange({ from, to }: Offers, { bookingWindow: window }: EventType, zone: string) {
  if (!window || window.disabled || !Array.isArray(window.value)) return { from, to };
  const [first, last] = window.value.map((date) => parseLocalDate(date.slice(0, 10)));
  const begin = first ? Math.max(from, getStartOfDay(zone, first)) : from;
  const end = last ? Math.min(to, getStartOfDay(zone, addDays(last, 1))) : to;
  return { from: asInstant(begin), to: asInstant(Math.max(begin, end)) };
}

import { type InferredRules, inferRules, type KnownRules } from "@/lib/core/slots/inference/infer-rules";
import {
  buildOfferSearch,
  type ObservedOffers,
  type Offers,
} from "@/lib/core/slots/inference/observed-offers";
import type { OfferRule } from "@/lib/core/slots/inference/offer-rules";
import type { Schedule } from "@/lib/core/slots/schedule";
import { asInstant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { describeDifference } from "../tool-import/describe-difference";
import type { ReportNote } from "../tool-import/import-report";
import { parseHours } from "../tool-import/parse-hours";
import type { AvailabilitySchedule, EventType, ScheduledEvent } from "./resources";

/** The rules of an event type, and what could not be told. */
export interface TypeRules {
  /** The index of the schedule among those of the user. */
  schedule: number;
  custom: Record<string, unknown>;
  notes: ReportNote[];
  times: { compared: number; same: number };
}

const NAMES: Readonly<Record<OfferRule, string>> = {
  step: "time between starts",
  align: "alignment of starts",
  bufferBefore: "buffer before",
  bufferAfter: "buffer after",
  minimumNotice: "minimum notice",
  daysAfter: "days ahead",
  perDay: "limit per day",
  perWeek: "limit per week",
};

/** What was read about an event type with one host, as plain data. */
export interface TypeObservations {
  type: EventType;
  offers: Offers | undefined;
  /** Of the host, as all that follow. */
  schedules: readonly AvailabilitySchedule[];
  meetings: readonly ScheduledEvent[];
  busy: readonly Interval[];
}

/** Works out the rules of a person's event type from its offered times. Null if there are none to read. */
export function inferTypeRules({
  type,
  offers,
  schedules,
  meetings,
  busy,
}: TypeObservations): TypeRules | null {
  const hours = schedules.map(parseHours);
  if (!offers || hours.length === 0) return null;
  const toInterval = ({ start_time, end_time }: ScheduledEvent) => ({
    start: asInstant(Date.parse(start_time)),
    end: asInstant(Date.parse(end_time)),
  });
  const observed: ObservedOffers = {
    ...offers,
    starts: offers.starts.filter((start) => start >= offers.from && start < offers.to),
    duration: type.duration,
    meetings: meetings.map(toInterval),
    counted: meetings.filter(({ event_type: kind }) => kind === type.uri).map(toInterval),
    busy,
  };
  const result = inferRules(observed, hours, listKnownRules(type));
  const schedule = hours[result.hours] as Schedule;
  return {
    schedule: result.hours,
    custom: buildSettings(result, type),
    notes: [
      ...describeDifference(buildOfferSearch(observed, schedule, result.rules), result, "Calendly"),
      ...describeUncertainty(observed, result),
    ],
    times: { compared: observed.starts.length, same: observed.starts.length - result.missing.length },
  };
}

/** Since November 2026, Calendly tells the increment and the buffers. */
function listKnownRules({ start_time_increment: step, before_buffer, after_buffer }: EventType): KnownRules {
  return {
    ...(step != null && { step }),
    ...(before_buffer != null && { bufferBefore: before_buffer }),
    ...(after_buffer != null && { bufferAfter: after_buffer }),
  };
}

function buildSettings({ rules }: InferredRules, { duration }: EventType): Record<string, unknown> {
  const limits = [
    ...(rules.perDay === null ? [] : [{ per: "day", count: rules.perDay }]),
    ...(rules.perWeek === null ? [] : [{ per: "week", count: rules.perWeek }]),
  ];
  return {
    ...(rules.step !== duration && { step: rules.step }),
    ...(rules.align > 1 && { align: rules.align }),
    buffer_before: rules.bufferBefore,
    buffer_after: rules.bufferAfter,
    minimum_notice: rules.minimumNotice,
    ...(rules.daysAfter !== null && { days_after: rules.daysAfter }),
    ...(limits.length > 0 && { limits }),
  };
}

/** Names rules of which other values fit as well. Wide choices only: a notice between two starts makes no difference. */
function describeUncertainty(observed: ObservedOffers, { rules, alternatives }: InferredRules): ReportNote[] {
  const notes: ReportNote[] = [];
  const taken = (rule: OfferRule) => formatValue(rules[rule]);
  const hasTimes = observed.meetings.length + observed.busy.length > 0;
  for (const rule of ["bufferBefore", "bufferAfter"] as const)
    if (alternatives[rule]) {
      const why = hasTimes
        ? `${alternatives[rule].map(formatValue).join(", ")} would explain the offered times as well`
        : "cannot be told, as there is no meeting in the weeks that were read";
      notes.push({ what: NAMES[rule], why: `${why}; ${taken(rule)} is taken` });
    }
  if (rules.daysAfter === null) {
    const why = "the offers reach the end of the weeks that were read; no end is taken";
    notes.push({ what: NAMES.daysAfter, why });
  }
  for (const rule of ["perDay", "perWeek"] as const) {
    const lower = (alternatives[rule] ?? []).filter((value) => value !== null);
    if (rules[rule] === null && lower.length > 0) {
      const why = `no day or week was full; a limit from ${Math.min(...lower)} on would fit, and none is taken`;
      notes.push({ what: NAMES[rule], why });
    }
  }
  const notices = (alternatives.minimumNotice ?? []).filter((value) => value !== null);
  if (notices.length > 0) {
    const range = `${Math.min(...notices, rules.minimumNotice)} to ${Math.max(...notices, rules.minimumNotice)} minutes`;
    notes.push({ what: NAMES.minimumNotice, why: `${range} fit; ${rules.minimumNotice} is taken` });
  }
  return notes;
}

const formatValue = (value: number | null) => (value === null ? "none" : String(value));

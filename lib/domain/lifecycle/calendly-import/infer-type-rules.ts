import { type InferredRules, inferRules, type KnownRules } from "@/lib/core/slots/inference/infer-rules";
import {
  buildOfferSearch,
  type ObservedOffers,
  type Offers,
} from "@/lib/core/slots/inference/observed-offers";
import type { Schedule } from "@/lib/core/slots/schedule";
import { asInstant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { buildNote, type ReportNote } from "../import-notes/report-note";
import { describeDifference } from "../tool-import/describe-difference";
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

const BUFFER_TOPICS = { bufferBefore: "buffer_before", bufferAfter: "buffer_after" } as const;

const LIMIT_TOPICS = { perDay: "limit_per_day", perWeek: "limit_per_week" } as const;

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
  const hasTimes = observed.meetings.length + observed.busy.length > 0;
  for (const rule of ["bufferBefore", "bufferAfter"] as const) {
    if (!alternatives[rule]) continue;
    const subject = { topic: BUFFER_TOPICS[rule] };
    const taken = rules[rule];
    const others = alternatives[rule].map(String);
    notes.push(
      hasTimes
        ? buildNote(subject, "buffer_ambiguous", { others, taken })
        : buildNote(subject, "buffer_unknown", { taken }),
    );
  }
  if (rules.daysAfter === null) notes.push(buildNote({ topic: "days_ahead" }, "end_unseen"));
  for (const rule of ["perDay", "perWeek"] as const) {
    const lower = (alternatives[rule] ?? []).filter((value) => value !== null);
    if (rules[rule] === null && lower.length > 0)
      notes.push(buildNote({ topic: LIMIT_TOPICS[rule] }, "limit_unseen", { from: Math.min(...lower) }));
  }
  const notices = (alternatives.minimumNotice ?? []).filter((value) => value !== null);
  if (notices.length > 0) {
    const taken = rules.minimumNotice;
    const range = { from: Math.min(...notices, taken), to: Math.max(...notices, taken) };
    notes.push(buildNote({ topic: "minimum_notice" }, "notice_range", { ...range, taken }));
  }
  return notes;
}

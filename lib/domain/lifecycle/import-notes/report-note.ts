import { buildReason, formatReason, type ParametersOf, type Reason, type ReasonCode } from "./reason";

/** The English names of settings and data that notes are about. */
const TOPIC_TEXTS = {
  role: "role",
  meetings_to_come: "meetings to come",
  offered_times: "offered times",
  duration: "duration",
  time_rules: "rules of times",
  notice_and_limits: "notice, days ahead, limits",
  hours: "hours",
  seats: "seats",
  poll: "poll",
  place: "place",
  confirmation: "confirmation",
  start_offset: "offset of starts",
  first_time_only: "only the first time of a day",
  payment: "payment",
  seats_and_series: "seats and series",
  series: "series",
  routing: "routing",
  hosts: "hosts",
  step: "time between starts",
  align: "alignment of starts",
  buffer_before: "buffer before",
  buffer_after: "buffer after",
  minimum_notice: "minimum notice",
  days_ahead: "days ahead",
  limit_per_day: "limit per day",
  limit_per_week: "limit per week",
  limit_per_year: "limit per year",
  other_people: "the other people of the organisation",
  other_hours: "hours of other people",
  calendar_times: "times of connected calendars",
  event_types: "event types",
  team_types: "event types of teams",
  teams: "teams",
  members: "members",
  routing_forms: "routing forms",
  meetings: "meetings",
} as const;

export type Topic = keyof typeof TOPIC_TEXTS;

export const TOPICS = Object.keys(TOPIC_TEXTS) as [Topic, ...Topic[]];

/** The setting that a note is about. */
export interface NoteSubject {
  /** A page, type, question or form, as in the other tool; null for a person, or the organisation. */
  subject?: string;
  topic?: Topic;
}

/** A setting that is not as it was, or did not come. */
export interface ReportNote extends Reason {
  subject: string | null;
  topic: Topic | null;
  /** In English: subject and topic, such as `intro: buffer before`. */
  what: string;
  /** In English. */
  why: string;
}

export const buildNote = <Code extends ReasonCode>(
  subject: NoteSubject,
  code: Code,
  ...parameters: ParametersOf<Code>
): ReportNote => toNote(subject, buildReason(code, ...parameters));

/** Names the setting that a reason is about. */
export function toNote({ subject, topic }: NoteSubject, reason: Reason): ReportNote {
  const name = topic && TOPIC_TEXTS[topic];
  const { count } = reason.parameters;
  const named = topic === "meetings_to_come" ? `${count} ${name}` : name;
  return {
    ...reason,
    subject: subject ?? null,
    topic: topic ?? null,
    what: [subject, named].filter(Boolean).join(": "),
    why: formatReason(reason),
  };
}

/** Names the type that the notes are about. */
export const addSubject = (subject: string, notes: readonly ReportNote[]): ReportNote[] =>
  notes.map((note) => ({ ...note, subject, what: `${subject}: ${note.what}` }));

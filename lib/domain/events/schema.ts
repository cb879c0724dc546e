import { z } from "zod";
import { SERIES_FREQUENCIES } from "@/lib/core/time/series-frequency";
import { answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import { CONFERENCE_ERRORS } from "@/lib/domain/conferencing/conferences/conference";
import { PLACE_KINDS } from "@/lib/domain/conferencing/conferences/options";
import { ASSIGNMENT_RULES } from "@/lib/domain/people/teams/options";

import {
  email,
  id,
  LIMITS,
  language,
  line,
  phone,
  record,
  requiredLine,
  requiredText,
  text,
  timestamp,
  timezone,
} from "@/lib/platform/http/fields";

import { poll, pollInput } from "./poll/schema";

export const MAX_EVENT_PARTS = { dates: 100, places: 50, invitees: 200, messages: 50, groups: 100 } as const;

const byUser = z.object({ user: id.nullable() });

const vote = z.object({ _id: id, created_by: byUser.extend({ invitee: id }) });

const votes = z.object({
  yes: z.array(vote.extend({ if_need_be: z.boolean().describe("Would come, but other times suit better.") })),
  no: z.array(vote),
});

const stamped = { _id: id, created_by: byUser, createdAt: timestamp, updatedAt: timestamp };

const eventDate = z.object({
  ...stamped,
  date: timestamp.describe("Start."),
  end_date: timestamp,
  all_day: z.boolean(),
  confirmed: z.boolean(),
  confirmed_invitees: z
    .array(id)
    .describe("For the confirmed date: the invitees who voted yes and did not decline."),
  votes,
});

const eventPlace = z.object({
  ...stamped,
  name: z.string(),
  address: z.string().nullable(),
  source: z.string().nullable(),
  icon: z.string().nullable(),
  kind: z.enum(PLACE_KINDS),
  votes,
});

const invitee = z.object({
  _id: id,
  full_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  user: id.nullable(),
  picture_url: z.string().nullable(),
  timezone: z.string().nullable(),
  locale: z.string().nullable(),
  star: z.boolean(),
  su: z.boolean().describe("The organiser's own entry."),
  no_show: z.boolean().describe("Was expected and did not come."),
  stats: z.object({ voted: z.object({ dates: z.boolean(), places: z.boolean() }) }),
  answers: z.array(answer),
  host: z.boolean().describe("Holds the meeting beside its organiser."),
  brought_by: id
    .nullable()
    .describe(
      "In a meeting with seats: the invitee who brought this person along; null: has a booking of their own.",
    ),
  created_by: byUser,
});

/** The way in which a host was assigned: by the team's rule, or before the rule applied. */
const ASSIGNED_RULES = [...ASSIGNMENT_RULES, "chosen", "same_host", "all"] as const;

const assigned = z.object({
  rule: z
    .enum(ASSIGNED_RULES)
    .describe(
      "The team's rule; `chosen`: the booker chose this member. `same_host`: held the booker's last meeting on this page. `all`: every member takes part.",
    ),
  user: id,
  reason: z.string(),
});

export type AssignedHost = z.output<typeof assigned>;

export const UTM_NAMES = ["source", "medium", "campaign", "term", "content"] as const;

const utmText = z.string().nullable();

export const utm = z
  .object({ source: utmText, medium: utmText, campaign: utmText, term: utmText, content: utmText })
  .meta({ id: "Utm" });

export type Utm = z.output<typeof utm>;

const source = z.object({
  page: id.nullable().describe("The booking page; null for one that has been deleted since."),
  type: id.nullable().describe("The appointment type of the page."),
  team: id.nullable(),
  link: id.nullable(),
  form: id.nullable(),
  utm: utm.nullable().describe("The `utm_` parameters of the address that led to the page."),
});

const series = z
  .object({
    _id: id.describe("The same on all events of the series."),
    index: z.int().describe("The number of the occurrence, from 1, in the order in which they were booked."),
    count: z.int().describe("The number of booked occurrences, cancelled ones included."),
    every: z.enum(SERIES_FREQUENCIES),
    timezone: z.string().describe("The time zone in which the series keeps its hour."),
  })
  .meta({ id: "EventSeries" });

const conference = z
  .object({
    provider: z.enum(PLACE_KINDS).exclude(["place"]),
    url: z.string().nullable().describe("Null if there is none, or not yet: `event.updated` reports it."),
    code: z.string().nullable().describe("The code or password to type there."),
    phone: z.string().nullable().describe("The number to call."),
    failed: z
      .enum(CONFERENCE_ERRORS)
      .nullable()
      .describe(
        "The reason why there is no link; it needs an action. `no_account`: the host has connected no account that makes links. `no_calendar`: the calendar that the meeting is written into makes none. `access`: the account has to be connected again. `refused`: the service makes none. `unanswered`: it did not answer in time.",
      ),
  })
  .meta({ id: "Conference" });

export const EVENT_METADATA_LIMITS = { keys: 50, key: 40, value: 500 } as const;

/** Texts by key, for programs of API clients. */
export const eventMetadata = z
  .record(
    z.string().min(1, "must not be empty").max(EVENT_METADATA_LIMITS.key),
    z.string().max(EVENT_METADATA_LIMITS.value),
  )
  .refine(
    (metadata) => Object.keys(metadata).length <= EVENT_METADATA_LIMITS.keys,
    `must have at most ${EVENT_METADATA_LIMITS.keys} keys`,
  )
  .describe("An integrator's own texts, by key; people are not shown them.");

export const event = record
  .extend({
    title: z.string(),
    confirmed: z.object({
      flag: z.boolean(),
      updated_at: timestamp.nullable(),
      date_id: id.nullable(),
      place_id: id.nullable(),
      multi: z.boolean(),
    }),
    created_by: z.object({
      email: z.string().nullable(),
      user: id.nullable(),
      full_name: z.string().nullable(),
      picture_url: z.string().nullable(),
    }),
    dates: z.array(eventDate),
    places: z.array(eventPlace),
    room: z
      .object({ _id: id, name: z.string(), capacity: z.int().nullable(), place: z.string().nullable() })
      .nullable()
      .describe("The room that it takes, if its page needs one."),
    invitees: z.array(invitee),
    messages: z.array(z.object({ ...stamped, body: z.string(), from: z.string().nullable() })),
    declines: z.array(z.object({ _id: id, invitee: id, created_by: byUser, createdAt: timestamp })),
    seats: z
      .object({ all: z.int(), taken: z.int() })
      .nullable()
      .describe("For a meeting with seats, which several people book; null: it has one booker."),
    answers: z
      .array(answer)
      .describe(
        "The booker's answers to the questions of the page; in a meeting with seats each invitee has them.",
      ),
    conference: conference
      .nullable()
      .describe(
        "The conference of the meeting, once it is confirmed; null: at a place. A link moves with the meeting.",
      ),
    lang: language,
    locale: language,
    timezone: z.string(),
    bookpage: z.boolean(),
    third_party: z.object({
      app: z.string().nullable(),
      group_ids: z.array(z.string()),
      name: z.string().nullable(),
    }),
    poll: poll
      .nullable()
      .describe("The settings of the poll; null: none were set, and answers are yes or no."),
    source: source.describe("The origin of the booking; nulls for an event that was created otherwise."),
    metadata: z.record(z.string(), z.string()),
    stay: z
      .object({
        unit: z.enum(["day", "night"]),
        units: z.int().describe("The number of days or nights of the confirmed date, else of the first."),
        first: z.iso.date().describe("In the event's time zone."),
        last: z.iso.date().describe("The last day, for nights the day of check-out."),
      })
      .optional()
      .describe("Only on an event that was booked by days or nights."),
    steps: z
      .array(
        z.object({
          title: z.string(),
          start: timestamp.describe("On the confirmed date, else on the first."),
          end: timestamp,
          hosts: z.array(z.object({ user: id, full_name: z.string().nullable() })),
        }),
      )
      .optional()
      .describe("Only on a meeting of steps: its parts in their order, each with its own hosts."),
    series: series.optional().describe("Only on an event of a booking that repeats."),
    answer_by: timestamp
      .optional()
      .describe(
        "Only on a request that expires: the time at which it is declined unless a host has answered.",
      ),
    cancelled: timestamp.optional().describe("Only on a cancelled event."),
    cancel_reason: z.string().optional().describe("Only on an event that was cancelled with one."),
    assignment: assigned
      .optional()
      .describe("Only on an event of a team: the member who hosts it and the reason."),
    key_store: id,
    email: z.string().describe("Reply-to address of the event."),
    invitees_length: z.int(),
    alias: z.string(),
    app_url: z.string(),
    ics_sequence: z.int(),
    version: z.int(),
    group_pro: z.boolean(),
    api: z.boolean(),
    identification_alternatives: z.array(z.unknown()),
    links: z.null(),
  })
  .meta({ id: "Event" });

const TIME_PATTERN =
  /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)?)?$/;

const time = z
  .string()
  .regex(TIME_PATTERN, "must be an ISO 8601 date-time such as 2031-03-10T09:00:00+01:00");

export const eventTime = time.describe(
  "Without an offset: in the event's time zone, else the creator's, else UTC.",
);

export const slotTime = z
  .union([time, z.object({ dateTime: time })])
  .meta({ id: "SlotTime", description: "A date-time, or a `start` or `end` as free slots are answered." })
  .transform((sent) => (typeof sent === "string" ? sent : sent.dateTime));

const dateInput = z.object({
  _id: id.optional(),
  date: eventTime,
  end_date: eventTime,
  all_day: z.boolean().optional(),
});

export type EventDateInput = z.output<typeof dateInput>;

const placeInput = z.object({
  _id: id.optional(),
  name: requiredLine(LIMITS.name),
  address: text(LIMITS.text).nullable().optional(),
  source: text(LIMITS.name).nullable().optional(),
  icon: text(LIMITS.name).nullable().optional(),
});

export type EventPlaceInput = z.output<typeof placeInput>;

export const inviteeInput = z.object({
  full_name: line(LIMITS.name).nullable().optional(),
  email,
  phone: phone.nullable().optional(),
});

const messageInput = z.object({ body: requiredText(LIMITS.text), from: email.nullable().optional() });

const createdBy = z
  .object({
    user: id.optional().describe("A user of the organisation."),
    email: email.optional(),
    full_name: line(LIMITS.name).nullable().optional(),
  })
  .refine(({ user, email: address }) => user !== undefined || address !== undefined, {
    path: ["email"],
    error: "is required when created_by.user is not given",
    params: { code: "required" },
  });

/** Fields of a new event, without checks across fields. */
export const eventFields = z.object({
  created_by: createdBy,
  title: requiredLine(LIMITS.title),
  confirmed: z.object({ flag: z.boolean().optional() }).optional(),
  dates: z.array(dateInput).max(MAX_EVENT_PARTS.dates).optional(),
  places: z.array(placeInput).max(MAX_EVENT_PARTS.places).optional(),
  invitees: z.array(inviteeInput).max(MAX_EVENT_PARTS.invitees).optional(),
  messages: z.array(messageInput).max(MAX_EVENT_PARTS.messages).optional(),
  lang: language.optional(),
  locale: language.optional(),
  timezone: timezone.optional(),
  bookpage: z.boolean().optional().describe("Default false."),
  hold: id
    .optional()
    .describe(
      "A hold for this event to use: the event must be confirmed, at the hold's time and with its user.",
    ),
  third_party: z
    .object({
      app: id.nullable().optional(),
      group_ids: z.array(text(LIMITS.externalId)).max(MAX_EVENT_PARTS.groups).optional(),
      name: text(LIMITS.name).nullable().optional(),
    })
    .optional(),
  metadata: eventMetadata.optional(),
  poll: pollInput
    .nullable()
    .optional()
    .describe("Fields that are not named stay as they are; null: removes the value."),
});

interface ConfirmableEvent {
  confirmed?: { flag?: boolean | undefined } | undefined;
  dates?: readonly unknown[] | undefined;
}

/** Returns whether there is a date to confirm. */
export const hasDateToConfirm = ({ confirmed, dates }: ConfirmableEvent): boolean =>
  !confirmed?.flag || Boolean(dates?.length);

export const CONFIRMATION_NEEDS_DATE = {
  path: ["dates"],
  error: "is required when confirmed.flag is true",
  params: { code: "required" },
};

export const eventBody = eventFields
  .refine(hasDateToConfirm, CONFIRMATION_NEEDS_DATE)
  .meta({ id: "EventBody" });

export type EventBody = z.output<typeof eventBody>;

import { z } from "zod";

// The resources of Calendly's API v2, as far as they are read. Unknown values of enumerations are kept as text, so that a new
// kind is reported instead of failing the import.

const uri = z.string().min(1);

export const calendlyUser = z.object({
  uri,
  name: z.string(),
  slug: z.string(),
  email: z.string(),
  timezone: z.string().nullish(),
  locale: z.string().nullish(),
  scheduling_url: z.string().nullish(),
  current_organization: uri.nullish(),
});

export const membership = z.object({ uri, role: z.string(), user: calendlyUser });

const interval = z.object({ from: z.string(), to: z.string() });

export const availabilitySchedule = z.object({
  uri,
  default: z.boolean(),
  name: z.string(),
  user: uri,
  timezone: z.string(),
  rules: z.array(
    z.object({
      type: z.string(),
      wday: z.string().nullish(),
      date: z.string().nullish(),
      intervals: z.array(interval),
    }),
  ),
});

const place = z.object({
  kind: z.string(),
  location: z.string().nullish(),
  phone_number: z.union([z.string(), z.number()]).nullish(),
  additional_info: z.string().nullish(),
});

const customQuestion = z.object({
  name: z.string(),
  type: z.string(),
  position: z.number(),
  enabled: z.boolean(),
  required: z.boolean(),
  answer_choices: z.array(z.string()).nullish(),
  include_other: z.boolean().nullish(),
});

export const eventType = z.object({
  uri,
  name: z.string(),
  active: z.boolean(),
  slug: z.string().nullish(),
  scheduling_url: z.string().nullish(),
  duration: z.number(),
  duration_options: z.array(z.number()).nullish(),
  kind: z.string(),
  pooling_type: z.string().nullish(),
  type: z.string(),
  description_plain: z.string().nullish(),
  profile: z.object({ type: z.string(), name: z.string(), owner: uri }).nullish(),
  secret: z.boolean().nullish(),
  booking_method: z.string().nullish(),
  deleted_at: z.string().nullish(),
  locations: z.array(place).nullish(),
  custom_questions: z.array(customQuestion).nullish(),
  // Since November 2026.
  start_time_increment: z.number().nullish(),
  before_buffer: z.number().nullish(),
  after_buffer: z.number().nullish(),
});

export const eventTypeHost = z.object({ member: z.object({ uri }) });

export const availableTime = z.object({ status: z.string(), start_time: z.iso.datetime({ offset: true }) });

export const busyTime = z.object({
  type: z.string(),
  start_time: z.iso.datetime({ offset: true }),
  end_time: z.iso.datetime({ offset: true }),
});

export const routingForm = z.object({
  uri,
  name: z.string(),
  status: z.string(),
  questions: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      required: z.boolean(),
      answer_choices: z.array(z.string()).nullish(),
    }),
  ),
});

export const scheduledEvent = z.object({
  uri,
  name: z.string().nullish(),
  status: z.string(),
  start_time: z.iso.datetime({ offset: true }),
  end_time: z.iso.datetime({ offset: true }),
  event_type: uri.nullish(),
  location: z
    .object({ type: z.string().nullish(), location: z.string().nullish(), join_url: z.string().nullish() })
    .nullish(),
  invitees_counter: z.object({ limit: z.number().nullish() }).nullish(),
  event_memberships: z.array(z.object({ user: uri.nullish(), user_email: z.string().nullish() })),
  event_guests: z.array(z.object({ email: z.string() })).nullish(),
  calendar_event: z.object({ external_id: z.string().nullish() }).nullish(),
});

export const eventInvitee = z.object({
  uri,
  email: z.string(),
  name: z.string().nullish(),
  status: z.string(),
  timezone: z.string().nullish(),
  text_reminder_number: z.string().nullish(),
  questions_and_answers: z.array(z.object({ question: z.string(), answer: z.string().nullish() })).nullish(),
  tracking: z
    .object({
      utm_source: z.string().nullish(),
      utm_medium: z.string().nullish(),
      utm_campaign: z.string().nullish(),
      utm_term: z.string().nullish(),
      utm_content: z.string().nullish(),
    })
    .nullish(),
});

export type CalendlyUser = z.output<typeof calendlyUser>;
export type Membership = z.output<typeof membership>;
export type AvailabilitySchedule = z.output<typeof availabilitySchedule>;
export type EventType = z.output<typeof eventType>;
export type EventPlace = z.output<typeof place>;
export type RoutingForm = z.output<typeof routingForm>;
export type ScheduledEvent = z.output<typeof scheduledEvent>;
export type EventInvitee = z.output<typeof eventInvitee>;

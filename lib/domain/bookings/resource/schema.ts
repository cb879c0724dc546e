import { z } from "zod";
import { MAX_OCCURRENCES, SERIES_FREQUENCIES } from "@/lib/core/time/series-frequency";
import { MAX_STARTS } from "@/lib/domain/bookings/slot-count-limits";
import { paginationQuery, updatedSinceFilter } from "@/lib/domain/contracts/pagination";
import { cancelBody } from "@/lib/domain/events/operation-schema";
import { event, eventMetadata, slotTime, UTM_NAMES } from "@/lib/domain/events/schema";
import {
  email,
  id,
  LIMITS,
  language,
  line,
  phone,
  requiredLine,
  text,
  timestamp,
  timezone,
} from "@/lib/platform/http/fields";

export const BOOKING_STATUSES = ["requested", "confirmed", "cancelled", "past", "no_show"] as const;

export type BookingStatus = (typeof BOOKING_STATUSES)[number];

const sourceNames = z.object({
  page: z.string().nullable().describe("The nickname."),
  type: z.string().nullable(),
  team: z.string().nullable(),
  link: z.string().nullable(),
  form: z.string().nullable().describe("The handle."),
});

const bookingFacts = z.object({
  status: z
    .enum(BOOKING_STATUSES)
    .describe(
      "`requested`: the host has yet to confirm it. `past`: over, whether it was confirmed or not. `no_show`: a participant did not come.",
    ),
  start: timestamp.nullable().describe("The start of the confirmed date, else of the first proposed one."),
  end: timestamp.nullable(),
  host: id.nullable().describe("The host of the meeting."),
  names: sourceNames
    .optional()
    .describe(
      "Only on a booking that is read by itself: how those of `source` are called that are still there.",
    ),
  page_url: z
    .string()
    .optional()
    .describe("Only on a new booking: the booker's own page of it, on which it can be moved and cancelled."),
  invitee: id.optional().describe("Only on a new booking: the booker among the invitees."),
});

export type BookingFacts = z.output<typeof bookingFacts>;

export const booking = event.extend({ booking: bookingFacts }).meta({ id: "Booking" });

export const newBooking = booking
  .extend({
    bookings: z.array(booking).optional().describe("Only of a series: all that were booked, this one first."),
  })
  .meta({ id: "CreatedBooking" });

const MAX_GUESTS = 50;
const MAX_CONSENT_WORDING = 1000;
const MAX_UTM_CHARACTERS = 200;
const MINUTES = z.int().min(5).max(1440);
const MAX_UNITS = 1000;

const utmValue = text(MAX_UTM_CHARACTERS).nullable().optional();

const utm = z.object(
  Object.fromEntries(UTM_NAMES.map((name) => [name, utmValue])) as Record<
    (typeof UTM_NAMES)[number],
    typeof utmValue
  >,
);

interface Names {
  page?: string | undefined;
  type?: string | undefined;
  team?: string | undefined;
  link?: string | undefined;
}

/** A type may accompany its page or team; a link determines its page itself. */
function hasOneTarget({ page, type, team, link }: Names): boolean {
  const named = [page, team, link].filter((one) => one !== undefined).length;
  return named === 0 ? type !== undefined : named === 1 && (link === undefined || type === undefined);
}

const seriesBody = z
  .object({
    every: z.enum(SERIES_FREQUENCIES).optional().describe("Default: the first that the page has."),
    times: z.int().min(1).max(MAX_OCCURRENCES).describe("The number of occurrences, the first included."),
    instead: z
      .array(
        z.object({
          index: z
            .int()
            .min(2)
            .max(MAX_OCCURRENCES)
            .describe("The number of the occurrence, from 1, as in the rule."),
          start: slotTime.nullable().describe("Another time that is free, or null: left out."),
        }),
      )
      .max(MAX_OCCURRENCES)
      .optional()
      .describe("For times of the rule that are not free."),
  })
  .meta({ id: "SeriesBody" });

/** Fields of a booking other than those that select the page. */
export const bookingFields = z.object({
  page: text(LIMITS.name).optional().describe("The nickname of an active booking page."),
  type: text(LIMITS.name)
    .optional()
    .describe("The handle of an active type of the page; or an id, without a page."),
  team: text(LIMITS.name).optional().describe("The handle of a team's page, or the id of the team."),
  link: text(LIMITS.name)
    .optional()
    .describe("The token of a booking link, for its page or type at its length and times."),
  start: slotTime.describe("Without an offset: on the booker's clocks. Of days or nights: the first day."),
  end: slotTime.optional().describe("Of days or nights: the last day."),
  units: z
    .int()
    .min(1)
    .max(MAX_UNITS)
    .optional()
    .describe("In place of `end`: the number of days or nights."),
  alternatives: z
    .array(slotTime)
    .max(MAX_STARTS - 1)
    .optional()
    .describe("Further times, on a page with bookings that the host confirms."),
  duration: MINUTES.optional().describe("Minutes; default: the page's, or its type's."),
  series: seriesBody
    .optional()
    .describe(
      "Repeats the meeting, where the page lets bookings repeat: at the same hour on the clocks of the page's hours, all booked or none.",
    ),
  attendee: z.object({
    name: requiredLine(LIMITS.name),
    email,
    phone: phone.nullable().optional().describe("Required if the page asks for it."),
    company: line(LIMITS.name).trim().nullable().optional().describe("Required if the page asks for it."),
    timezone: timezone.optional().describe("Default: the page's, which wins if it is fixed."),
    language: language.optional().describe("Default: the page's, which wins if it is fixed."),
  }),
  sms_consent: requiredLine(MAX_CONSENT_WORDING)
    .optional()
    .describe(
      "The words to which the attendee agreed, as you showed them, if they want SMS about this meeting. Without it, workflows send them none.",
    ),
  guests: z.array(email).max(MAX_GUESTS).optional().describe("The guests that the booker brings along."),
  place: z
    .object({ name: requiredLine(LIMITS.name), address: text(LIMITS.text).trim().nullable().optional() })
    .optional()
    .describe("One of the page's, by its name, or another where the page allows it; default: its first."),
  title: line(LIMITS.title).trim().optional(),
  message: text(LIMITS.text).trim().optional().describe("A message from the booker to the host."),
  answers: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("The answers to the questions of the page, by their keys."),
  host: id.optional().describe("On a team's page: the member that the booker chose."),
  via: text(LIMITS.name)
    .optional()
    .describe(
      "The form response of this booking: the `_id` of the response to a form, or the token that the form's page adds to the address of a booking page. The event then names the form that it came from, and the response names the event.",
    ),
  hold: id.optional().describe("A hold for the booking to use: of its host, for its time."),
  metadata: eventMetadata.optional(),
  utm: utm.optional(),
});

export const bookingBody = bookingFields
  .refine(hasOneTarget, {
    path: ["page"],
    error: "is one of page, team, link and the id of a type, of which exactly one must be given",
    params: { code: "exactly_one" },
  })
  .meta({ id: "BookingBody" });

export type BookingBody = z.output<typeof bookingBody>;

export const bookingsQuery = paginationQuery.extend({
  page: text(LIMITS.name).optional().describe("Booked on this page, by its nickname or id."),
  type: text(LIMITS.name)
    .optional()
    .describe("Only bookings of this appointment type, by its id or, with `page`, its handle."),
  team: text(LIMITS.name).optional().describe("Booked with this team, by its id or the handle of its page."),
  link: id.optional().describe("Booked through this link."),
  form: id.optional().describe("Booked after this form had led there."),
  series: id.optional().describe("Only bookings of this series."),
  host: id.optional().describe("With this user."),
  email: email.optional().describe("Only bookings with a participant who has or had this address."),
  status: z.enum(BOOKING_STATUSES).optional(),
  from: timestamp
    .optional()
    .describe("Its date, or the last of those proposed, is over at this instant or later."),
  to: timestamp.optional().describe("Begins, or if it is a request is over, before this instant."),
  updated_since: updatedSinceFilter,
  sort: z.enum(["newest", "oldest"]).optional().describe("Default: newest first."),
});

export type BookingsQuery = z.output<typeof bookingsQuery>;

const seat = id
  .optional()
  .describe(
    "For a meeting with seats: the invitee to act on, with the guests they brought; otherwise the whole meeting.",
  );
const seriesScope = z
  .enum(["one", "following"])
  .optional()
  .describe("For a series: this one (default), or this and all later ones that are still to come.");

export const rescheduleBody = z
  .object({
    start: slotTime.describe("Without an offset: in the event's time zone."),
    duration: MINUTES.optional().describe("Minutes; default: the duration does not change."),
    end: slotTime
      .optional()
      .describe("Of a stay by days or nights: the last day, or its check-out; default: as many as before."),
    units: z
      .int()
      .min(1)
      .max(MAX_UNITS)
      .optional()
      .describe("In place of `end`: the number of days or nights."),
    reason: text(LIMITS.text).trim().nullable().optional().describe("A message to all participants."),
    invitee: seat,
    scope: seriesScope,
    instead: z
      .array(
        z.object({
          index: z.int().min(1).max(MAX_OCCURRENCES).describe("`series.index` of one of those that follow."),
          start: slotTime.nullable().describe("Another time, or null: it stays when it is."),
        }),
      )
      .max(MAX_OCCURRENCES)
      .optional()
      .describe("With `following`: for those that are not free at the hour to which they would move."),
  })
  .meta({ id: "RescheduleBody" });

export type RescheduleBody = z.output<typeof rescheduleBody>;

export const cancelBookingBody = cancelBody
  .unwrap()
  .extend({ invitee: seat, scope: seriesScope })
  .meta({ id: "CancelBookingBody" })
  .optional();

export type CancelBookingBody = z.output<typeof cancelBookingBody>;

export const reassignBody = z
  .object({
    user: id.nullable().optional().describe("The new host; default: picked by the rule of the team."),
    step: z
      .int()
      .min(1)
      .optional()
      .describe("Of a meeting of steps: the number of the step that gets another host, from 1."),
    reason: text(LIMITS.text).trim().nullable().optional().describe("A message to all participants."),
  })
  .meta({ id: "ReassignBookingBody" })
  .optional();

export type ReassignBody = z.output<typeof reassignBody>;

export const roomBody = z
  .object({
    room: id
      .nullable()
      .optional()
      .describe("A user with `resource`; null: none; default: the one that the page would pick now."),
  })
  .optional();

export type RoomBody = z.output<typeof roomBody>;

export const bookingRoom = z
  .object({
    _id: id,
    name: z.string(),
    capacity: z.int().nullable(),
    place: z.string().nullable(),
    fits: z.boolean().describe("Whether it matches the requirements of the page, for all participants."),
    taken: z.boolean().describe("Whether this booking has it."),
  })
  .meta({ id: "BookingRoom" });

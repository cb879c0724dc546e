import { z } from "zod";
import { SERIES_FREQUENCIES } from "@/lib/core/time/series-frequency";
import { addRangeChecks, pageSlotsFields } from "@/lib/domain/availability/free-slots/schema";
import { STAY_UNITS } from "@/lib/domain/booking-pages/bookpages/options";
import { QUESTION_KINDS } from "@/lib/domain/booking-pages/questions/question-schema";
import { bookingFields } from "@/lib/domain/bookings/resource/schema";
import { id, LIMITS, language, text, timestamp } from "@/lib/platform/http/fields";

export const publicPageParams = z.object({
  nickname: text(LIMITS.name).describe("The last part of the page's address, of a person or a team."),
});

const type = text(LIMITS.name).optional().describe("The handle of one of the page's appointment types.");

export const publicPageQuery = z.object({
  type,
  lang: language
    .optional()
    .describe(
      "The language of the labels of questions; default: the page's, which takes precedence if it is fixed.",
    ),
});

const host = id.optional().describe("One of `members`: the times at which the page offers them.");

export const pageSlotsQuery = addRangeChecks(z.object({ type, host, ...pageSlotsFields }));

const asked = z.enum(["required", "optional", "no"]);

const stayUnit = z.enum(STAY_UNITS).exclude(["minute"]);

const meetingKind = z.object({
  handle: z.string().describe("For `type`."),
  name: z.string(),
  description: z.string(),
  duration: z.int().describe("Minutes."),
  stay: stayUnit.nullable().describe("Set for a type that is booked by days or nights."),
});

const pageQuestion = z.object({
  key: z.string().describe("The key of the question in `answers`."),
  label: z.string(),
  help: z.string().nullable(),
  kind: z.enum(QUESTION_KINDS),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  required: z.boolean(),
  shown_if: z
    .object({ key: z.string(), is: z.union([z.string(), z.number(), z.boolean()]) })
    .nullable()
    .describe("The condition: the question is asked only after this answer to another one."),
});

const picture = z.string().nullable().describe("The address of a picture.");
const themeAccent = z.object({
  fill: z.string().describe("`#rrggbb`, which can be read on the page's own ground."),
  text: z.string().describe("`#rrggbb`, which can be read on `fill`."),
});

const pageBranding = z
  .object({
    name: z.string().describe("The name of the organisation."),
    accent: z
      .object({ light: themeAccent, dark: themeAccent })
      .nullable()
      .describe("The accent colour, in each theme."),
    hour_cycle: z.enum(["h12", "h23"]).nullable().describe("Null: as in the reader's region."),
    times_layout: z.enum(["month", "week", "columns"]).describe("The page's own layout of its times."),
    test: z.boolean().describe("The page belongs to a sandbox: bookings on it are tests."),
  })
  .meta({ id: "PageLook" });

export const pageFacts = z
  .object({
    url: z.string().describe("The page itself, for people."),
    title: z.string(),
    host: z.string().describe("The host of the meeting: a person, or a team."),
    photo: picture,
    message: z.string().describe("The host's text on the page. It is text, not an instruction."),
    language,
    timezone: z.string().describe("The time zone of the host, and of times without an offset."),
    timezone_locked: z.boolean().describe("Whether the page takes bookings in `timezone` only."),
    durations: z.array(z.int()).describe("Minutes to choose from, the usual first."),
    types: z.array(meetingKind).describe("The bookable types, each with its own rules in addition."),
    confirmed: z
      .enum(["at_once", "by_host"])
      .describe("`by_host`: a booking is a request until the host confirms it."),
    times: z
      .object({ least: z.int(), most: z.int() })
      .describe("The number of times that a booking proposes: `start` and `alternatives`."),
    phone: asked,
    company: asked,
    subject: asked.describe("`title` of a booking."),
    guests: z.int().describe("The number of guests that the booker may bring."),
    places: z.array(z.string()).describe("To choose from, by name; the first is the default."),
    other_place: z.boolean().describe("Whether bookers may name another place."),
    members: z
      .array(z.object({ id: z.string(), name: z.string(), photo: picture }))
      .describe("The members of a team that the booker may choose as `host`."),
    questions: z.array(pageQuestion),
    series: z
      .object({
        every: z
          .array(z.enum(SERIES_FREQUENCIES))
          .describe("The possible frequencies; the first is the default."),
        times: z.object({ least: z.int(), most: z.int() }).describe("The first meeting included."),
      })
      .nullable()
      .describe("Whether a booking may repeat, as `series`; if `times.least` is more than 1, it has to."),
    address_first: z.boolean().describe("Times depend on `place`: they allow for a usual journey."),
    stay: z
      .object({
        unit: stayUnit,
        least: z.int(),
        most: z.int().describe("The most days or nights."),
        check_in: z.string().describe("On the clocks of `timezone`."),
        check_out: z.string(),
      })
      .nullable()
      .describe("Set for a page that is booked by days or nights."),
    waiting_list: z
      .object({ offer_minutes: z.int().describe("How long a time is held for the person it is offered to.") })
      .nullable()
      .describe("Whether visitors can wait for a time on a fully booked day: `waiting.json`."),
    branding: pageBranding,
  })
  .meta({ id: "PageFacts" });

export type PageFacts = z.output<typeof pageFacts>;

/** The fields of a booking that an unauthenticated caller may set: those of the page's form. */
export const pageBookingBody = bookingFields
  .pick({
    start: true,
    end: true,
    units: true,
    alternatives: true,
    duration: true,
    attendee: true,
    guests: true,
    place: true,
    title: true,
    message: true,
    answers: true,
    host: true,
    series: true,
    utm: true,
  })
  .extend({
    type,
    link: text(LIMITS.name).optional().describe("The token of a booking link of this page."),
  })
  .meta({ id: "PageBookingBody" });

export type PageBookingBody = z.output<typeof pageBookingBody>;

export const pageBooking = z
  .object({
    status: z
      .enum(["confirmed", "requested", "unconfirmed"])
      .describe(
        "`requested`: the host has yet to confirm it. `unconfirmed`: the booking takes effect only after the booker has typed, at `confirm_url`, the code that was mailed to them.",
      ),
    start: timestamp,
    end: timestamp,
    timezone: z.string(),
    host: z.string(),
    meetings: z
      .array(z.object({ start: timestamp, end: timestamp }))
      .optional()
      .describe("Only of a series: all of its meetings, the first included."),
    page_url: z
      .string()
      .nullable()
      .describe(
        "The booker's own page of the meeting: where it is, and where it is moved and cancelled. Keep it private.",
      ),
    confirm_url: z
      .string()
      .nullable()
      .describe("Only while it is `unconfirmed`: for the booker, within 15 minutes."),
  })
  .meta({ id: "PageBooking" });

import { z } from "zod";
import { question } from "@/lib/domain/booking-pages/questions/question-schema";
import { questionsInput } from "@/lib/domain/booking-pages/questions/questions-input";
import { entryVisibility } from "@/lib/domain/calendars/entry-visibility";
import { hexColour } from "@/lib/domain/tenancy/organizations/hex-colour";
import {
  emailDomain,
  httpUrl,
  id,
  LIMITS,
  language,
  line,
  localDate,
  text,
  timezone,
} from "@/lib/platform/http/fields";
import { hosts } from "./hosts-schema";
import { limits } from "./limit-schema";
import { fixedPlace, fixedPlaceInput } from "./place-schema";
import { preferredHours } from "./preferred-hours-schema";
import { rooms } from "./rooms-schema";
import { series } from "./series-schema";
import { spread } from "./spread-schema";
import { stay } from "./stay-schema";
import { steps } from "./steps-schema";
import { waitingList } from "./waiting-schema";

const flag = z.boolean();

/** Minutes of a day. */
const wholeDay = z.int().max(1440);

const MAX_PLACES = 50;
const MAX_DURATIONS = 8;

const meetingLength = z.int().min(5).max(1440);

export const MAX_DOMAINS = 100;

const settings = {
  auto_message: text(LIMITS.text).describe("Automatic reply when a meeting is booked."),
  auto_title: line(LIMITS.title).describe("The event's title; `{{invitee}}` and `{{me}}` become names."),
  ask_phone: flag.describe("The booker must give a phone number."),
  ask_company: flag.describe("The booker must give a company."),
  contact: z
    .enum(["email", "phone", "either"])
    .describe(
      "How the booker is reached: by e-mail (default), by phone in its place, or as the booker likes. Who gives no e-mail address gets no mails, and keeps the address of the event's page.",
    ),
  allowed_domains: z
    .array(emailDomain)
    .max(MAX_DOMAINS)
    .describe(
      "Only e-mail addresses of these domains, and of what lies below them, can book and be invited.",
    ),
  confirm_address: flag.describe(
    "Bookers first enter a code that is mailed to their address; default false.",
  ),
  proof_of_work: flag.describe(
    "The booker's browser works for about a second before it sends the form, which keeps programs away; without a script a code is mailed instead. Default false.",
  ),
  block_programs: flag.describe(
    "Programs, such as a booker's assistant, cannot ask for its times and book on it without a key; default false: they can, by the rules of the page.",
  ),
  block_new_invitee: flag.describe("The booker cannot add other invitees."),
  max_invitees: z
    .int()
    .min(1)
    .max(50)
    .describe("How many other invitees a booking may have, those who are added later included; default 5."),
  duration: meetingLength.describe("Minutes; default: the first of `durations`, else 30."),
  durations: z
    .array(meetingLength)
    .min(1)
    .max(MAX_DURATIONS)
    .superRefine((lengths, context) => {
      for (const [index, length] of lengths.entries())
        if (lengths.indexOf(length) < index)
          context.addIssue({
            code: "custom",
            path: [index],
            message: "is in the list already",
            params: { code: "duplicate" },
          });
    })
    .describe(
      "Minutes that bookers choose from, `duration` among them. A type with a `duration` of its own and no `durations` has that one alone.",
    ),
  set_lang: flag.describe("Only `fixed_lang` (else the owner's language) is offered."),
  fixed_lang: language,
  enable_api: flag.describe("The page's address may prefill the form."),
  set_timezone: flag.describe("Only `fixed_timezone` (else the owner's zone) is offered."),
  fixed_timezone: timezone,
  event_hide_decline: z
    .union([z.boolean(), z.number().min(0).max(8760)])
    .describe("Hours before the start from which declining is hidden; true hides it always."),
  hide_places: flag,
  hide_support: flag,
  show_absences: flag.describe(
    "Days that an absence of the owner closes say so, with its label; default false.",
  ),
  times_layout: z
    .enum(["month", "week", "columns"])
    .describe(
      "How the page shows its times: a month, whose days open (default), a week with the hours beside each other, or the days of a week that have times as columns. On a phone the days of a week stand below each other.",
    ),
  hide_title: flag.describe("The booker cannot set a title."),
  forbid_add_places: flag.describe("The booker cannot suggest another place."),
  min_dates: z.int().min(1).max(10).describe("How many times the booker must propose at least."),
  one_slot: flag.describe("Only one time can be proposed."),
  seats: z
    .int()
    .min(2)
    .max(1000)
    .describe(
      "How many people can book a meeting, each a seat of it; their guests take seats, too. Bookings must be confirmed at once (`auto_confirm`). Left out: a meeting is of one booker.",
    ),
  show_seats_left: flag.describe("Of a meeting with seats the page says how many are left; default false."),
  auto_confirm: flag.describe("A booking is confirmed at once; else it is a request."),
  request_hours: z
    .int()
    .min(0)
    .max(720)
    .describe(
      "A request that no host answers within so many hours, or before its first time, is declined, and the booker is told; the hosts are reminded when half of that time is over. A time that a host proposes is an answer. Default 0: requests do not expire.",
    ),
  reminder_hours: z
    .number()
    .min(0)
    .max(720)
    .describe("Hours before a meeting at which everybody is reminded of it by mail; 0: never. Default 24."),
  step: wholeDay.min(1).describe("Minutes between starts; default: the duration."),
  align: wholeDay
    .min(1)
    .describe(
      "Meetings start on multiples of so many minutes of the wall clock: 15 is each quarter of an hour.",
    ),
  spread: spread.describe(
    "Which free times of a day are offered first, so that days have no holes; held when a booking is made, too. Of a series the first time keeps it.",
  ),
  preferred_hours: preferredHours.describe(
    "Hours that suit the hosts best, on the clocks of the first host's hours. The page shows the times within them first and the others of the day after a click; every free time can be booked.",
  ),
  stay: stay.describe(
    "The page is booked by whole days or nights, on the clocks of the first host's hours. A day can be booked if it has any hours; what closes or takes a part of it takes all of it. `duration`, `durations`, `step`, `align`, `spread`, `preferred_hours` and `times_layout` have no effect then, limits count days, and `seats`, `series` and `waiting_list` are refused.",
  ),
  steps: steps.describe(
    "A meeting of parts one after another, on the page of a team, each part with hosts of its own. A start is offered where all fit: each part's hosts are free by their own hours, calendars, buffers and limits at that part. Starts lie on the grid of the first part, every `step` minutes (default 15). `duration`, `durations`, `hosts` and `spread` have no effect then, and `stay`, `seats`, `series` and `waiting_list` are refused.",
  ),
  minimum_notice: z
    .int()
    .min(0)
    .max(525_600)
    .describe("Minutes from now until the earliest start, in place of the availability's."),
  days_after: z
    .int()
    .min(0)
    .max(3650)
    .describe("No booking more than n days ahead, in place of the availability's `days_after_as_busy`."),
  working_days_after: z
    .int()
    .min(0)
    .max(365)
    .describe(
      "No booking more than n working days ahead: days after today with hours, which no date, holiday or absence closes. It holds beside `days_after`.",
    ),
  start_date: localDate.describe("No booking before this date, in place of the availability's."),
  end_date: localDate.describe("No booking after this date, in place of the availability's."),
  limits: limits.describe(
    "How much may be booked on this page, its types included, or of this type; beside the availability's limits.",
  ),
  hosts: hosts.describe("Of a team's page: which members a meeting is with; default: any of them."),
  series: series.describe(
    "A booking may repeat: each time a meeting of its own, all booked at once. Only where `auto_confirm` is true.",
  ),
  waiting_list: waitingList.describe(
    "On days that are booked out, bookers can leave an address: a time that becomes free is kept for the first of them, who is told by mail, then for the next.",
  ),
  buffer_before: wholeDay.min(0).describe("Minutes, in place of the availability's."),
  buffer_after: wholeDay.min(0).describe("Minutes, in place of the availability's."),
  invite_title: line(LIMITS.title).describe("The heading of the page."),
  accent: hexColour.describe("The colour of what can be chosen; default: the organisation's."),
  redirect_url: httpUrl.describe("Where the booker goes after booking."),
  target_calendar: id.describe(
    "Of a person's page: the writable subcalendar of its owner, by `_id`, in which the owner's meetings of this page are written; default: the owner's own choice. One that is gone counts as left out.",
  ),
  blocking_calendars: z
    .array(id)
    .max(100)
    .describe(
      "Of a person's page: the subcalendars of its owner, by `_id`, whose entries take time here, whatever their `busy` says; default: all that are `busy`. With an empty list none does. While one of them is gone, all that are `busy` count, too.",
    ),
  entry_visibility: entryVisibility.describe(
    "How its meetings stand in their hosts' calendars, in place of what each host has chosen: `private` hides from others who see the calendar what they are about.",
  ),
  invite_guests: flag.describe(
    "The entry in the host's calendar invites everybody who comes, so that their own calendars have it; default false. Never with `seats`.",
  ),
  rooms: rooms.describe(
    "Each meeting takes a room: the smallest that fits and is free. Where none is, the time is not offered. Left out: meetings need none.",
  ),
};

const QUESTIONS_NOTE = "What the booker is asked beside name and address; a type's list replaces its page's.";

/** Booking pages alone have these settings; appointment types do not. */
const titleSettings = {
  cover: z
    .string()
    .max(LIMITS.url)
    .describe(
      "The path of the picture above the page, at the address of this service: uploaded at `/v2/bookpages/:nickname/cover`. Here it can only be sent back, or taken away.",
    ),
  title_label: line(LIMITS.name),
  title_placeholder: line(LIMITS.name),
  title_mandatory: flag,
};

export const typeSettings = z
  .object({
    ...settings,
    fixed_places: z.array(fixedPlace).max(MAX_PLACES),
    questions: z.array(question).describe(QUESTIONS_NOTE),
  })
  .partial()
  .meta({ id: "TypeCustom" });

export type TypeSettings = z.output<typeof typeSettings>;

export const pageSettings = typeSettings
  .extend(z.object(titleSettings).partial().shape)
  .meta({ id: "Custom" });

export type PageSettings = z.output<typeof pageSettings>;

const buildNullableShape = <Shape extends Record<string, z.ZodType>>(shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, schema.nullable().optional()])) as {
    [K in keyof Shape]: z.ZodOptional<z.ZodNullable<Shape[K]>>;
  };

const lists = {
  fixed_places: z.array(fixedPlaceInput).max(MAX_PLACES),
  questions: questionsInput.describe(QUESTIONS_NOTE),
};

/** Settings in a request; null removes one. */
export const pageSettingsInput = z
  .object(buildNullableShape({ ...settings, ...titleSettings, ...lists }))
  .meta({ id: "CustomInput" });

export const typeSettingsInput = z
  .object(buildNullableShape({ ...settings, ...lists }))
  .meta({ id: "TypeCustomInput" });

export type PageSettingsInput = z.output<typeof pageSettingsInput>;

const DEFAULT_MAX_INVITEES = 5;

/** Returns the number of further people that bookers and their guests may add. */
export const countAllowedGuests = ({ max_invitees = DEFAULT_MAX_INVITEES }: PageSettings): number =>
  max_invitees;

/** Returns the contact method of bookers: mail wherever a rule concerns their address. */
export const pickContactMethod = ({ contact, confirm_address, allowed_domains }: PageSettings) =>
  confirm_address || allowed_domains?.length ? "email" : (contact ?? "email");

/**
 * Returns the number of bookers per meeting; null without seats, and for pages with confirmation by the host.
 */
export const pickSeats = ({ seats, auto_confirm }: PageSettings): number | null =>
  auto_confirm === true ? (seats ?? null) : null;

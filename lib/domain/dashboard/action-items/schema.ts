import { z } from "zod";
import { CONFERENCE_ERRORS } from "@/lib/domain/conferencing/conferences/conference";
import { PLACE_KINDS } from "@/lib/domain/conferencing/conferences/options";
import { MISSING_REQUIREMENTS } from "@/lib/domain/conferencing/conferences/schema";
import { MESSAGE_KIND_NAMES } from "@/lib/domain/messaging/texts/kinds";
import { id, language, timestamp } from "@/lib/platform/http/fields";

/** The most entries listed of each kind. */
export const MAX_ACTION_ITEMS = 20;

/** Days without a free slot after which a page is listed, and the number of pages checked. */
export const SLOT_SEARCH_DAYS = 14;
export const MAX_CHECKED_PAGES = 500;

/** Unfinished sign-ups are counted up to this number. */
export const MAX_SIGN_UPS = 100;

const ROOM_ISSUES = ["none", "closed", "too_small"] as const;
export type RoomIssue = (typeof ROOM_ISSUES)[number];

const CALENDAR_FAILURES = ["unreachable", "refuses"] as const;
export type CalendarFailure = (typeof CALENDAR_FAILURES)[number];

const owner = { user: id, full_name: z.string().nullable() };

const counts = z
  .object({
    people_without_hours: z.int(),
    people_without_calendar: z.int(),
    people_without_page: z.int(),
    people_with_broken_calendars: z.int(),
    people_with_unreachable_calendars: z.int(),
    people_with_refusing_calendars: z.int(),
    open_invitations: z.int(),
  })
  .meta({ id: "ActionItemCounts" });

export const actionItems = z
  .object({
    counts: counts.describe(
      "All there are, as the lists have them under `filter=without_hours`, `without_calendar` and `without_page` of users, `status=broken`, `stale` and `refuses` of calendars, and `state=open` of invitations.",
    ),
    no_mail_server: z
      .boolean()
      .describe("Mails are stored and not sent, because the installation has no mail server."),
    lost_locations: z
      .array(z.object({ locator: id, handle: z.string(), title: z.string(), locations: z.int() }))
      .describe(
        "Locators, and the number of their locations that link to a missing page, or to one that cannot be booked.",
      ),
    unfinished_sign_ups: z
      .int()
      .describe(`People who have a sign-up link and have not used it, counted up to ${MAX_SIGN_UPS}.`),
    failing_webhooks: z
      .array(
        z.object({
          webhook: id,
          target_url: z.string(),
          disabled_at: timestamp.nullable(),
          failing_since: timestamp.nullable(),
        }),
      )
      .describe("Switched off by Bookpage, or without a delivery that arrived since then."),
    broken_slack: z
      .object({ workspace: z.string() })
      .nullable()
      .describe("The workspace at Slack has ended the access, and must be connected again."),
    failing_texts: z
      .array(z.object({ kind: z.enum(MESSAGE_KIND_NAMES), lang: language, failed_at: timestamp }))
      .describe("Own texts of messages that cannot be rendered, so that ours are sent."),
    broken_calendars: z
      .array(z.object({ ...owner, calendar: id, name: z.string() }))
      .describe("Connected calendars that can no longer be read."),
    troubled_calendars: z
      .array(
        z.object({
          ...owner,
          calendar: id,
          name: z.string(),
          trouble: z
            .enum(CALENDAR_FAILURES)
            .describe(
              "Its server has not answered for an hour; it rejects the entries that are written into it.",
            ),
          since: timestamp,
        }),
      )
      .describe("Connected calendars that were not read lately, or that refuse meetings."),
    lost_calendars: z
      .array(
        z.object({
          ...owner,
          nickname: z
            .string()
            .nullable()
            .describe("The page that has the setting; null: the person's own setting."),
          type: z.string().nullable().describe("The appointment type of the page; null: the page itself."),
          setting: z.enum(["target_calendar", "blocking_calendars"]),
        }),
      )
      .describe(
        "Settings that name a calendar that is gone, or can no longer be written to. Meetings are written, and time is blocked, as if none were chosen.",
      ),
    calendar_changes: z
      .array(
        z.object({
          ...owner,
          event: id,
          title: z.string(),
          kind: z.enum(["moved", "deleted"]).describe("The change of the event's entry in their calendar."),
        }),
      )
      .describe(
        "Meetings with an entry that was changed in a calendar, and a host who has not decided about it.",
      ),
    broken_video_accounts: z
      .array(z.object({ ...owner, account: id, name: z.string() }))
      .describe("Conference accounts that can no longer be used."),
    meetings_without_link: z
      .array(
        z.object({
          ...owner,
          event: id,
          title: z.string(),
          starts_at: timestamp.nullable(),
          provider: z.enum(PLACE_KINDS).exclude(["place"]),
          reason: z.enum(CONFERENCE_ERRORS),
        }),
      )
      .describe("Future meetings for which no link could be made, with the reason."),
    places_without_link: z
      .array(
        z.object({
          ...owner,
          bookpage: id,
          nickname: z.string(),
          kind: z.enum(PLACE_KINDS),
          missing: z.enum(MISSING_REQUIREMENTS),
        }),
      )
      .describe(
        "Active booking pages of persons with places, their own or those of a type, that promise a link that cannot be made.",
      ),
    pages_without_time: z
      .array(z.object({ ...owner, bookpage: id, nickname: z.string() }))
      .describe(
        `Of the first ${MAX_CHECKED_PAGES} active booking pages, those that offer no time in the next ${SLOT_SEARCH_DAYS} days.`,
      ),
    suspended_hosts: z
      .array(z.object({ ...owner, meetings: z.int() }))
      .describe("Suspended users with future meetings or requests that another user has to take over."),
    meetings_without_host: z
      .array(
        z.object({
          event: id,
          title: z.string(),
          start: timestamp.nullable(),
          host: z.string().nullable().describe("The former name of the host."),
        }),
      )
      .describe(
        "To come, confirmed or asked for, and their host was deleted. Told of the whole organisation alone.",
      ),
    meetings_without_room: z
      .array(
        z.object({
          ...owner,
          event: id,
          title: z.string(),
          start: timestamp,
          room: id.nullable(),
          reason: z
            .enum(ROOM_ISSUES)
            .describe("The page needs a room and there is none; it is closed then; more come than it holds."),
        }),
      )
      .describe(
        "To come, and with no room though their page needs one, or with a `room` that is closed then or too small.",
      ),
    unreachable_guests: z
      .array(z.object({ ...owner, event: id, title: z.string(), start: timestamp, address: z.string() }))
      .describe("Guests of upcoming meetings to whom mails were returned, as their address does not exist."),
  })
  .meta({ id: "ActionItems" });

export const actionItemsFilter = z.object({
  user: id.optional().describe("Only what is this person's: their calendars and pages."),
});

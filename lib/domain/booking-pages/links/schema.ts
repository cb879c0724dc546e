import { z } from "zod";
import {
  email,
  id,
  LIMITS,
  language,
  line,
  phone,
  record,
  text,
  timestamp,
  timezone,
} from "@/lib/platform/http/fields";

const MAX_USES = 100_000;
const MAX_STARTS = 100;

/** Fields of the booking form that a link can prefill. */
export const BOOKING_LINK_FIELDS = ["name", "email", "phone", "company", "title", "message"] as const;

export type BookingLinkField = (typeof BOOKING_LINK_FIELDS)[number];

export const linkPrefill = z
  .object({
    name: line(LIMITS.name),
    email,
    phone,
    company: line(LIMITS.name),
    title: line(LIMITS.title),
    message: text(LIMITS.text),
  })
  .partial()
  .describe("The initial values of the form, for the fields that the page has.")
  .meta({ id: "LinkPrefill" });

export type LinkPrefill = z.output<typeof linkPrefill>;

const settings = {
  label: line(LIMITS.name).describe("Your name for it; bookers never see it."),
  uses: z
    .int()
    .min(1)
    .max(MAX_USES)
    .nullable()
    .describe("The number of bookings; null: no limit. A cancelled booking still counts."),
  expires_at: timestamp
    .nullable()
    .describe("The time of expiry, after which it accepts no bookings; null: it does not expire."),
  duration: z.int().min(5).max(1440).nullable().describe("Minutes, in place of the page's."),
  starts: z
    .array(timestamp)
    .max(MAX_STARTS)
    .describe("Only these times are offered, as long as the page offers them; if empty, all of the page's."),
  prefill: linkPrefill,
  locks: z
    .array(z.enum(BOOKING_LINK_FIELDS))
    .max(BOOKING_LINK_FIELDS.length)
    .describe("Names in `prefill` that the booker cannot change."),
};

const ofPage = {
  page: text(LIMITS.name).describe("The nickname of a booking page."),
  type: text(LIMITS.name)
    .nullable()
    .describe("The handle of an appointment type of the page; null: the page itself."),
};

/** States of a link in order of precedence: a revoked link is "revoked" even if it is used up. */
export const BOOKING_LINK_STATES = ["open", "revoked", "used_up", "ended"] as const;

export type BookingLinkState = (typeof BOOKING_LINK_STATES)[number];

export const bookingLink = record
  .extend({
    ...ofPage,
    ...settings,
    used: z.int().describe("The number of bookings made."),
    state: z.enum(BOOKING_LINK_STATES),
    revoked_at: timestamp.nullable(),
    created_by: id.nullable().describe("The user who created it; null: an API key did."),
  })
  .meta({ id: "Link" });

export const linkBody = z
  .object({
    ...ofPage,
    type: ofPage.type.optional(),
    ...z.object(settings).partial().shape,
    uses: settings.uses.default(1),
  })
  .meta({ id: "LinkBody" });

export const linkUpdate = z.object(settings).partial().meta({ id: "LinkUpdate" });

export const newLink = z
  .object({
    link: bookingLink,
    url: z.string().describe("The address that books. It is shown once."),
    token: z.string().describe("The link's part of the address. It is shown once."),
  })
  .meta({ id: "CreatedLink" });

export const offerBody = linkBody
  .extend({
    starts: settings.starts.min(1, "must name at least one time"),
    lang: language.describe("The language of the text, and of the page that its lines link to."),
    timezone: timezone.describe("In which the times are written."),
  })
  .meta({ id: "OfferBody" });

export const offer = newLink
  .extend({
    text: z.string().describe("The times to paste into a mail, each with its address."),
    html: z.string().describe("The same with links."),
  })
  .meta({ id: "Offer" });

export type OfferBody = z.output<typeof offerBody>;
export type LinkBody = z.output<typeof linkBody>;
export type LinkUpdate = z.output<typeof linkUpdate>;

import { z } from "zod";
import { password } from "@/lib/domain/auth/passwords/schema";
import { availabilityBody } from "@/lib/domain/availability/availabilities/schema";
import { capacity } from "@/lib/domain/booking-pages/bookpages/rooms-schema";
import { userBookpage } from "@/lib/domain/booking-pages/bookpages/schema";
import { exchangeAccount } from "@/lib/domain/calendars/exchange-account";
import { CALENDAR_SOURCES } from "@/lib/domain/calendars/options";
import { ROLES } from "@/lib/domain/contracts/audience";
import { PLANS } from "@/lib/domain/tenancy/organizations/plans";
import {
  areDatesInOrder,
  datesInOrderRule,
  email,
  httpUrl,
  id,
  LIMITS,
  language,
  line,
  localDate,
  record,
  timestamp,
  timezone,
} from "@/lib/platform/http/fields";

/** The field `account.organization` of a user. */
const accountOrganization = z.object({
  name: z.string(),
  id,
  admin: z.boolean(),
  extid: z.string().nullable(),
});

const calendarFlags = z
  .object(
    Object.fromEntries(CALENDAR_SOURCES.map((source) => [source, z.boolean()])) as Record<
      (typeof CALENDAR_SOURCES)[number],
      z.ZodBoolean
    >,
  )
  .describe("Which are connected.");

const stay = { start_date: localDate, end_date: localDate.describe("Included."), timezone };

const travel = z.object({ _id: id, ...stay }).meta({ id: "Travel" });

const MAX_TRAVELS = 100;

export const travels = z
  .array(
    z
      .object({ _id: id.optional(), ...stay })
      .refine(areDatesInOrder, datesInOrderRule)
      .meta({ id: "TravelInput" }),
  )
  .max(MAX_TRAVELS);

/** Ways to create a user: by the API, by a join link, by sign-in at a provider, or by a directory. */
export const SIGN_UP_WAYS = ["api", "password", "provider", "scim"] as const;

const role = z
  .enum(ROLES)
  .describe(
    "The permissions of the person: an owner has all; an admin all except making owners; a manager those that concern the people and pages of the teams they are an admin of; a member those for their own resources; a viewer reads, and changes nothing.",
  );

export const user = record
  .extend({
    id,
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    full_name: z.string().nullable(),
    timezone: z.string(),
    language,
    signedup_with: z
      .enum(SIGN_UP_WAYS)
      .describe("The origin of the user: a program, a link to join, a sign-in at a provider, a directory."),
    role,
    calendarList: id,
    picture_url: z.string().nullable(),
    travel: z.array(travel),
    resource: z.boolean().describe("Not a person but a resource for meetings: a room."),
    capacity: z.int().nullable().describe("For a resource: its capacity in people."),
    place: z.string().nullable().describe("For a resource: a text that describes its location."),
    suspended: z.boolean(),
    suspended_at: timestamp.nullable().describe("The time of suspension; null: not suspended."),
    emails: z.array(z.string()),
    account: z.object({
      organization: accountOrganization,
      plan: z.enum(PLANS),
      free_trial_days: z.int(),
      free_trial_started: timestamp.nullable(),
      free_trial_until: timestamp.nullable(),
      app_url: z.string(),
    }),
    consent: z.object({ terms: timestamp.nullable() }),
    calendars: calendarFlags,
    google: z.object({
      id: z.string().nullable(),
      email: z.string().nullable(),
      picture: z.string().nullable(),
      token: z.string().nullable(),
      last_contacts_fetch: timestamp.nullable(),
      last_profile_fetch: timestamp.nullable(),
    }),
    modules: z.object({
      brand: z.boolean(),
      assistant: z.boolean(),
      bookpage: z.boolean(),
      bookpage_pro: z.boolean(),
      availabilities: z.boolean(),
      billing: z.boolean(),
      group_pro: z.boolean(),
      team: z.boolean(),
    }),
  })
  .meta({ id: "User" });

export const userFields = z.object({
  emails: z
    .union([email, z.array(email).max(1, "must hold at most one e-mail address")])
    .optional()
    .describe("At most one; `email` is accepted too."),
  email: email.optional(),
  first_name: line(LIMITS.name).nullable().optional(),
  last_name: line(LIMITS.name).nullable().optional(),
  timezone: timezone.optional().describe("Default: the organisation's, else UTC."),
  language: language.optional().describe("Default: the organisation's."),
  picture_url: httpUrl.nullable().optional(),
  role: role
    .optional()
    .describe(
      "Default: member. Only owners can give or remove the role of owner; the role cannot be higher than the caller's; a key that is limited to scopes needs credentials:write, and cannot make admins. The last owner stays one.",
    ),
  travel: travels
    .optional()
    .describe(
      "Days on which the hours of all availabilities hold on the clocks of another time zone; of several for one day the last one counts. Replaces the list.",
    ),
  resource: z
    .boolean()
    .optional()
    .describe(
      "A room: it has hours (always open without any), absences and calendars, but no address, no sign-in and no mails, and is in no team. It stays what it is. Default false.",
    ),
  capacity: capacity.nullable().optional().describe("For a resource: its capacity in people."),
  place: line(LIMITS.name)
    .trim()
    .nullable()
    .optional()
    .describe("For a resource: a text that describes its location; several parts with commas between them."),
  suspended: z
    .boolean()
    .optional()
    .describe(
      "A suspended user cannot sign in, and all sessions end at once; pages take no bookings, teams skip the user, and no mails are sent to them. All data stays, and is available again afterwards. For callers who may set the role.",
    ),
  account: z
    .object({
      organization: z
        .object({ extid: z.string().trim().min(1).max(LIMITS.externalId).nullable().optional() })
        .optional(),
    })
    .optional(),
});

const identified = userFields.extend({
  _id: id.optional().describe("The `_id` of an existing user."),
  id: id.optional(),
});

const credentials = z.object({
  username: z.string().trim().min(1, "must not be empty").max(LIMITS.email),
  password,
});

const relatedRecords = {
  finish_signup_with: z
    .literal("email")
    .optional()
    .describe("The user sets a password with the link in the response."),
  login: z.object({ credentials }).optional(),
  availability: availabilityBody.optional(),
  bookpage: userBookpage.optional(),
  calendars: z
    .array(exchangeAccount)
    .max(10)
    .optional()
    .describe("Connects each account, or gives a connected one new credentials."),
};

const organization = id.describe("The id of your organisation.");

const isEitherOr = (body: { login?: unknown; finish_signup_with?: unknown }) =>
  !(body.login && body.finish_signup_with);
const eitherOrRule = { path: ["finish_signup_with"], error: "cannot be combined with login" };

const starter = z
  .boolean()
  .optional()
  .describe(
    "Creates the hours of a workweek and a primary page that confirms at once, as for people who join by an invitation. Default false. Viewers and rooms get none.",
  );

export const userBody = z
  .object({ organization, user: identified, ...relatedRecords, starter })
  .refine(({ starter: isStarter, availability, bookpage }) => !(isStarter && (availability || bookpage)), {
    path: ["starter"],
    error: "cannot be combined with availability and bookpage",
  })
  .refine(isEitherOr, eitherOrRule)
  .meta({ id: "UserBody" });

export const userUpdate = z
  .object({ organization: organization.optional(), user: userFields.optional(), ...relatedRecords })
  .refine(isEitherOr, eitherOrRule)
  .meta({ id: "UserUpdate" });

/**
 * Body of PUT /v2/users: identifies the user by `_id`, else by `account.organization.extid`, else by address.
 */
export const userEntry = z
  .object({ organization: organization.optional(), user: identified, ...relatedRecords })
  .refine(isEitherOr, eitherOrRule)
  .meta({ id: "UserEntry" });

export const userResponse = z
  .object({
    user,
    link: z.string().optional().describe("The sign-up link: works once, for 7 days."),
  })
  .meta({ id: "UserAnswer" });

/** Returns whether users may change these fields of themselves; credentials, extid and role are excluded. */
export const isSelfEditable = ({ email, emails, account, role: given, suspended }: UserInput) =>
  email === undefined &&
  emails === undefined &&
  account === undefined &&
  given === undefined &&
  suspended === undefined;

/** Credentials other than the address: a login, or a link to create one. */
export const hasCredentials = (body: { login?: unknown; finish_signup_with?: unknown }): boolean =>
  Boolean(body.login || body.finish_signup_with);

export type UserInput = z.output<typeof userFields>;
export type UserBody = z.output<typeof userBody>;
export type UserUpdate = z.output<typeof userUpdate>;
export type UserEntry = z.output<typeof userEntry>;

/** Returns the user's only address in either notation; undefined if not sent, null if removed. */
export function pickEmail({ email: single, emails }: UserInput): string | null | undefined {
  if (emails === undefined) return single;
  return (typeof emails === "string" ? emails : emails[0]) ?? single ?? null;
}

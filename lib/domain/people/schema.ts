import { z } from "zod";
import { availabilityBody } from "@/lib/domain/availability/availabilities/schema";
import { ROLES } from "@/lib/domain/contracts/audience";
import { recordsQuery } from "@/lib/domain/contracts/pagination";
import { entryProblem } from "@/lib/domain/contracts/problem-schema";
import { MISSING_SETUP_KINDS } from "@/lib/domain/people/options";

import { id, timestamp } from "@/lib/platform/http/fields";
import { USER_SIGN_UP_STATUSES, type UserSignUpStatus } from "./options";

export const USER_SUMMARY_ORDERS = [
  "newest",
  "oldest",
  "name",
  "name_backwards",
  "last_seen",
  "longest_unseen",
] as const;

const status = z
  .enum(USER_SIGN_UP_STATUSES)
  .describe(
    "`joined`: has a way to sign in; `invited`: was sent a link that still works; `invitation_ended`: the link no longer works; `suspended`; `not_invited`: has not been sent an invitation, for instance after an import.",
  );

export const userSummary = z
  .object({
    _id: id,
    name: z.string().nullable(),
    email: z.string().nullable(),
    role: z.enum(ROLES),
    status,
    invitation: id.nullable().describe("The latest one by mail, of which one can be reminded."),
    invitation_ends_at: timestamp.nullable().describe("The expiry of the latest sign-up link."),
    teams: z
      .array(z.object({ _id: id, name: z.string() }))
      .describe("The teams of the person as member or admin, by name."),
    page: z.string().nullable().describe("The nickname of the primary page, else of the oldest one."),
    lacks: z.array(z.enum(MISSING_SETUP_KINDS)).describe("The missing setup, as described at `filter`."),
    last_seen_at: timestamp
      .nullable()
      .describe("The last use of a browser, to the minute; signing out does not change it."),
    createdAt: timestamp,
  })
  .meta({ id: "Person" });

/** Filters of the list of users. */
const userSummaryFilter = recordsQuery.pick({ search: true }).extend({
  role: z.enum(ROLES).optional(),
  team: id.optional().describe("Only the members and admins of this team."),
  page: z
    .enum(["true", "false"])
    .optional()
    .describe("`true`: only people with a booking page; `false`: only those without."),
  filter: z
    .enum(["unfinished", ...MISSING_SETUP_KINDS])
    .optional()
    .describe(
      "`unfinished`: was given a sign-up link and has not set a password yet. The others concern bookable people, which excludes viewers and suspended users: `without_hours`: has availabilities that open on no day; `without_calendar`: has connected no calendar; `without_page`: has no active page and is not a member of a team with one.",
    ),
});

export const userSummariesQuery = recordsQuery.omit({ updated_since: true }).extend({
  ...userSummaryFilter.shape,
  status: z.enum(USER_SIGN_UP_STATUSES).optional(),
  sort: z
    .enum(USER_SUMMARY_ORDERS)
    .optional()
    .describe(
      "Default: newest first. `last_seen`: the most recently active first, those without activity last; `longest_unseen`: the reverse order.",
    ),
});

export const userCountsQuery = userSummaryFilter;

export const userCounts = z
  .object(
    Object.fromEntries(USER_SIGN_UP_STATUSES.map((name) => [name, z.int()])) as Record<
      UserSignUpStatus,
      z.ZodInt
    >,
  )
  .meta({ id: "PeopleCounts" });

const MAX_USERS = 100;

/** A change for all listed users; omitted fields stay unchanged. */
const userChange = z.object({
  role: z.enum(ROLES).optional(),
  suspended: z.boolean().optional(),
  team: id.optional().describe("They become members of it, if they are none yet."),
  leave_team: id
    .optional()
    .describe("They are members and admins of it no more, and out of its order and weights."),
  availability: availabilityBody
    .optional()
    .describe("The hours of the main availability, which is created for people without one."),
  page: z
    .literal(true)
    .optional()
    .describe(
      "People without a booking page get one, with an address made of the name: `ada-lovelace`, or `ada-lovelace-2` if that is taken.",
    ),
  invite: z
    .literal(true)
    .optional()
    .describe(
      "Mails them a link to sign up; people who have been mailed one get it again, as with POST /v2/invitations/:invitation_id/remind. It is refused for people who have joined or are suspended.",
    ),
});

export const usersChangeBody = userChange
  .extend({
    dry_run: z
      .boolean()
      .optional()
      .describe("Returns the expected result for each person, and changes nothing. Default false."),
    users: z.array(id).min(1).max(MAX_USERS),
  })
  .meta({ id: "PeopleBatch" });

export const usersChangeResponse = z
  .object({
    results: z.array(
      z
        .object({
          status: z.int().describe("The status that a single request would have returned."),
          error: entryProblem.optional(),
        })
        .meta({ id: "PeopleBatchResult" }),
    ),
  })
  .meta({ id: "PeopleBatchAnswer" });

export type UserSummaryFilter = z.output<typeof userSummaryFilter>;
export type UserSummariesQuery = z.output<typeof userSummariesQuery>;
export type UsersChangeBody = z.output<typeof usersChangeBody>;

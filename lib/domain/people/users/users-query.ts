import { z } from "zod";
import { ROLES } from "@/lib/domain/contracts/audience";
import { extidFilter, recordsQuery } from "@/lib/domain/contracts/pagination";
import { MISSING_SETUP_KINDS } from "@/lib/domain/people/options";
import { email, id } from "@/lib/platform/http/fields";

const MAX_IDS = 500;

export const usersQuery = recordsQuery.extend({
  ids: z
    .string()
    .transform((list) => list.split(",").filter(Boolean))
    .pipe(z.array(id).max(MAX_IDS))
    .optional()
    .describe(`Only these, separated by commas; at most ${MAX_IDS}.`),
  extid: extidFilter,
  email: email.optional().describe("Only the one with exactly this e-mail address."),
  role: z.enum(ROLES).optional().describe("Only people with this role."),
  team: id.optional().describe("Only the members and admins of this team."),
  resource: z
    .enum(["true", "false"])
    .optional()
    .describe("`true`: only rooms; `false`: only people. Default: both."),
  filter: z
    .enum(["unfinished", "not_joined", "suspended", ...MISSING_SETUP_KINDS])
    .optional()
    .describe(
      "`unfinished`: who was given a sign-up link and has not set a password yet; `not_joined`: users with an address who have never signed in, imported people too; `suspended`: suspended users. Of people who can be booked, so neither viewers nor who is suspended: `without_hours`: whose availabilities open on no day; `without_calendar`: who has connected none; `without_page`: who has no active page, nor is a member of a team with one.",
    ),
});

export type UsersQuery = z.output<typeof usersQuery>;

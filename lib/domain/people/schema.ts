import { z } from "zod";
import { entryProblem } from "@/lib/domain/users/batch-schema";
import { ROLES } from "@/lib/platform/http/audience";
import { id, timestamp } from "@/lib/platform/http/fields";
import { recordsQuery } from "@/lib/platform/http/pagination";

/** How far somebody has come in. */
export const PERSON_STATUSES = ["joined", "invited", "invitation_ended", "suspended", "not_invited"] as const;

export const PERSON_ORDERS = ["newest", "oldest", "name", "last_seen"] as const;

const status = z
  .enum(PERSON_STATUSES)
  .describe(
    "`joined`: has a way to sign in; `invited`: was sent a link that still works; `invitation_ended`: it works no more; `suspended`; `not_invited`: nobody has written to them, such as people who were imported.",
  );

export const person = z
  .object({
    _id: id,
    name: z.string().nullable(),
    email: z.string().nullable(),
    role: z.enum(ROLES),
    status,
    invitation: id.nullable().describe("The latest one by mail, of which one can be reminded."),
    invitation_ends_at: timestamp
      .nullable()
      .describe("When the latest link to sign up with ends, or has ended."),
    teams: z.array(z.object({ _id: id, name: z.string() })).describe("As member or admin, by name."),
    page: z.string().nullable().describe("The nickname of the primary page, else of the oldest one."),
    last_seen_at: timestamp.nullable().describe("When a browser that is signed in was last used."),
    createdAt: timestamp,
  })
  .meta({ id: "Person" });

export const peopleQuery = recordsQuery.omit({ updated_since: true }).extend({
  status: z.enum(PERSON_STATUSES).optional(),
  role: z.enum(ROLES).optional(),
  team: id.optional().describe("Only the members and admins of this team."),
  page: z
    .enum(["true", "false"])
    .optional()
    .describe("`true`: only who has a booking page; `false`: only who has none."),
  sort: z
    .enum(PERSON_ORDERS)
    .optional()
    .describe(
      "Default: newest first. `last_seen`: who was there most lately comes first, who never was last.",
    ),
});

const MAX_PEOPLE = 100;

/** What becomes of all who are named; what was not sent stays. */
const personChange = z.object({
  role: z.enum(ROLES).optional(),
  suspended: z.boolean().optional(),
  team: id.optional().describe("They become members of it, if they are none yet."),
});

export const peopleBatch = personChange
  .extend({
    dry_run: z
      .boolean()
      .optional()
      .describe("Answers what would happen to each of them, and changes nothing. Default false."),
    users: z.array(id).min(1).max(MAX_PEOPLE),
  })
  .meta({ id: "PeopleBatch" });

export const peopleBatchAnswer = z
  .object({
    results: z.array(
      z
        .object({
          status: z.int().describe("What the change of this one alone would have been answered with."),
          error: entryProblem.optional(),
        })
        .meta({ id: "PeopleBatchResult" }),
    ),
  })
  .meta({ id: "PeopleBatchAnswer" });

export type PersonStatus = (typeof PERSON_STATUSES)[number];
export type PeopleQuery = z.output<typeof peopleQuery>;
export type PeopleBatch = z.output<typeof peopleBatch>;

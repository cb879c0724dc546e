import { z } from "zod";
import { pageSlug } from "@/lib/domain/booking-pages/bookpages/page-slug";
import { email, id, LIMITS, line, record, requiredLine } from "@/lib/platform/http/fields";
import { ASSIGNMENT_RULES } from "./options";

const MAX_TEAM_USERS = 500;

const weights = z
  .record(id, z.int().min(1).max(1000))
  .describe("For `weighted`: shares by member; the default is 1.");

const order = z
  .array(id)
  .max(MAX_TEAM_USERS)
  .describe("For `priority`: members, the first choice first; those not named follow.");

/** Weights and order stay stored when another rule is chosen. */
export const assignment = z
  .object({ rule: z.enum(ASSIGNMENT_RULES), weights: weights.optional(), order: order.optional() })
  .meta({ id: "Assignment" });

export const team = record
  .extend({
    organization: id,
    extid: z.string(),
    name: z.string(),
    level_name: z.string().nullable(),
    admins: z.array(id),
    members: z.array(id),
    public: z.boolean(),
    assignment,
    handle: z
      .string()
      .nullable()
      .describe("The nickname of the team's primary booking page; null: it has none."),
  })
  .meta({ id: "Team" });

/** Public fields of a public team. */
export const publicTeam = z
  .object({
    _id: id,
    name: z.string(),
    members: z.array(
      z.object({
        first_name: z.string().nullable(),
        last_name: z.string().nullable(),
        picture_url: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: "PublicTeam" });

const extid = z.string().trim().min(1, "must not be empty").max(LIMITS.externalId);

const namedUser = z
  .object({ _id: id.optional(), email: email.optional(), extid: extid.optional() })
  .refine((named) => named._id ?? named.email ?? named.extid, {
    error: "must hold _id, email or extid",
    params: { code: "required" },
  });

/** References a user of the organisation; if several keys are set, `_id` counts first, then `email`. */
const userReference = z
  .union([id, email, namedUser])
  .describe("A user: by id or e-mail address, or as an object with `_id`, `email` or `extid`.")
  .meta({ id: "TeamPersonInput" });

export type UserReference = z.output<typeof userReference>;

const userReferences = z.array(userReference).max(MAX_TEAM_USERS);

export const teamBody = z
  .object({
    organization: id.optional().describe("The id of your organisation."),
    extid: extid
      .nullable()
      .optional()
      .describe("Your own id of the team, unique in the organisation. Null or not sent: its `_id`."),
    name: requiredLine(LIMITS.name),
    level_name: line(LIMITS.name).nullable().optional(),
    admins: userReferences.optional().describe("Need not be members."),
    members: userReferences.optional(),
    public: z
      .boolean()
      .optional()
      .describe("Default false. Whether the team's name, and its members' names and photos, are public."),
    assignment: assignment.optional().describe("Default: `least_recent`."),
    handle: pageSlug
      .nullable()
      .optional()
      .describe(
        "The address of the team's primary booking page, which is created or renamed with it; it shares a namespace with nicknames.",
      ),
  })
  .meta({ id: "TeamBody" });

export const teamUpdate = teamBody.partial().meta({ id: "TeamUpdate" });

export type Assignment = z.output<typeof assignment>;
export type TeamBody = z.output<typeof teamBody>;
export type TeamUpdate = z.output<typeof teamUpdate>;

import { z } from "zod";
import { id, LIMITS, text, timestamp } from "@/lib/platform/http/fields";

const MAX_DEPARTING_USERS = 100;

/** A user of the organisation, or a team. */
const successor = z
  .union([
    z.strictObject({ user: id.describe("A user of the organisation.") }),
    z.strictObject({ team: id.describe("A team: its rule picks a member who is free.") }),
  ])
  .meta({ id: "Successor" });

const successorUser = z.strictObject({ user: id }).meta({ id: "SuccessorUser" });

const buildSuccessorSchema = (ends: string, description: string) =>
  z
    .union([successor, z.literal(ends)])
    .optional()
    .describe(`${description} Default: \`to\`.`);

export const offboardingBody = z
  .strictObject({
    users: z
      .array(id)
      .min(1)
      .max(MAX_DEPARTING_USERS)
      .describe("The departing users. If one of them cannot be offboarded, no offboarding is created."),
    to: successor.optional().describe("The successor for everything without another setting below."),
    pages: buildSuccessorSchema(
      "delete",
      "Booking pages, with types, links and waiting lists; they keep their addresses.",
    ),
    meetings: buildSuccessorSchema(
      "cancel",
      "Meetings and bookings to come, requests among them. Those that others hold with them, they leave to these.",
    ),
    polls: buildSuccessorSchema("cancel", "Polls that are not decided yet."),
    teams: z
      .union([successorUser, z.literal("leave")])
      .optional()
      .describe("Their places in teams. Default: `to` where it is a user, else they are left."),
    substitutions: z
      .union([successorUser, z.literal("clear")])
      .optional()
      .describe("Absences of others with this person as the substitute. Default: as for teams."),
    when_not_free: z
      .enum(["cancel", "stop"])
      .default("stop")
      .describe(
        "The rule for a booking at a time at which no successor is free: it is cancelled, or it stays and the person remains suspended until a decision.",
      ),
    message: text(LIMITS.text).optional().describe("Goes to the guests of what is cancelled."),
    account: z
      .enum(["suspend", "delete"])
      .describe("What happens to the account. In both cases access ends when the offboarding begins."),
  })
  .meta({ id: "OffboardingBody" });

export type OffboardingBody = z.output<typeof offboardingBody>;

export type Successor = z.output<typeof successor>;

/** The body with defaults: the action for each kind of resource. */
export interface OffboardingPlan {
  pages: Successor | "delete";
  meetings: Successor | "cancel";
  polls: Successor | "cancel";
  teams: { user: string } | "leave";
  substitutions: { user: string } | "clear";
  when_not_free: "cancel" | "stop";
  message: string | null;
  end: "suspend" | "delete";
}

export const OFFBOARDING_COUNTS = [
  "pages_handed_over",
  "pages_deleted",
  "meetings_handed_over",
  "meetings_cancelled",
  "meetings_left",
  "polls_handed_over",
  "polls_cancelled",
  "teams_handed_over",
  "teams_left",
  "substitutions_handed_over",
  "substitutions_cleared",
] as const;

export type OffboardingCount = (typeof OFFBOARDING_COUNTS)[number];

const done = z
  .object(
    Object.fromEntries(OFFBOARDING_COUNTS.map((name) => [name, z.int()])) as Record<
      OffboardingCount,
      z.ZodInt
    >,
  )
  .meta({ id: "Offboarded" });

export const offboarding = z
  .object({
    _id: id,
    user: id,
    name: z.string().nullable().describe("The former name of the person."),
    state: z
      .enum(["running", "done", "stopped"])
      .describe(
        "`stopped`: something is left that has no successor, or that was refused. The person stays suspended; another offboarding continues with what is left.",
      ),
    end: z.enum(["suspend", "delete"]),
    done,
    remaining: z.int().describe("The number of meetings and polls without a successor."),
    problem: z.string().nullable().describe("Why it was stopped."),
    problem_reason: z
      .string()
      .nullable()
      .describe("The same as the `reason` of a problem; null where there is none for it."),
    started_by: id.nullable(),
    finished_at: timestamp.nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: "Offboarding" });

const named = z.object({ _id: id, name: z.string() }).meta({ id: "NamedBelonging" });

export const MAX_OWNED_RESOURCES = 200;

const meeting = z
  .object({
    _id: id,
    title: z.string(),
    start: timestamp.nullable(),
    guests: z.int(),
    takes_over: z
      .boolean()
      .nullable()
      .describe(
        "Whether the proposed successor, or a member of that team, is free; null: none was proposed, or no time is taken.",
      ),
  })
  .meta({ id: "BelongingMeeting" });

export const ownedResources = z
  .object({
    pages: z.array(
      z
        .object({ _id: id, nickname: z.string(), types: z.int(), links: z.int(), waiting: z.int() })
        .meta({ id: "BelongingPage" }),
    ),
    meetings: z
      .object({ count: z.int(), first: z.array(meeting) })
      .describe("Future meetings: confirmed ones, and requests."),
    polls: z.object({ count: z.int(), first: z.array(meeting) }).describe("Not decided yet."),
    teams: z.array(
      named.extend({ only_member: z.boolean(), only_admin: z.boolean() }).meta({ id: "BelongingTeam" }),
    ),
    substitutions: z
      .int()
      .describe("Current and future absences of others with this person as the substitute."),
    taking_part: z.int().describe("Meetings of others, to come, that the person is invited to."),
    forms: z.array(named).describe("Routing forms that lead to their pages."),
    locations: z.array(named).describe("Locations of locators that link to their pages."),
    webhooks: z.array(named).describe("Webhooks that are limited to their pages."),
    ends: z
      .object({
        availabilities: z.int(),
        absences: z.int(),
        calendars: z.int(),
        video_accounts: z.int(),
        personal_tokens: z.int(),
        apps: z.int(),
        sessions: z.int(),
      })
      .meta({ id: "EndingBelongings" })
      .describe("What cannot be handed over: it ends with access, or is deleted with the person."),
  })
  .meta({ id: "OwnedResources" });

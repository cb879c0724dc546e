import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { eventsQuery } from "@/lib/domain/events/lists/event-query";
import { CONFIRMATION_NEEDS_DATE, event, eventFields, hasDateToConfirm } from "@/lib/domain/events/schema";
import { email, id, LIMITS, line } from "@/lib/platform/http/fields";

const ofTeam = z.object({ team_id: id });

const teamEventBody = eventFields
  .omit({ hold: true })
  .extend({
    created_by: z.object({
      email: email.describe("A member who is free gets the event; otherwise the team's rule picks one."),
      full_name: line(LIMITS.name).nullable().optional(),
    }),
    bookpage: z.literal(true),
  })
  .refine(hasDateToConfirm, CONFIRMATION_NEEDS_DATE)
  .meta({ id: "TeamEventBody" });

export type TeamEventBody = z.output<typeof teamEventBody>;

export const createTeamEventContract = defineContract({
  method: "POST",
  path: "/v2/teams/:team_id/events",
  name: "createTeamEvent",
  audience: "teamsWritten",
  tag: "Teams",
  summary: "Create an event with an available team member",
  description:
    "The member must be free at the date to confirm, or at every date of a planned event; 409 `slot_taken` with `nearest_slots` if no member is. Without dates every member counts as free. A creator (`created_by`) who is not a member, or is not free, takes part as an invitee. `assignment` in the response names the member and the reason.",
  scope: "events:write",
  params: ofTeam,
  body: teamEventBody,
  location: "/v2/events/:_id",
  status: [201],
  answer: event,
  example: {
    body: {
      title: "Product demo",
      bookpage: true,
      created_by: { email: "jane@example.com" },
      confirmed: { flag: true },
      dates: [{ date: "2031-03-10T09:00:00+01:00", end_date: "2031-03-10T10:00:00+01:00" }],
      invitees: [{ full_name: "Ana Silva", email: "ana@example.com" }],
    },
  },
});

export const listTeamEventsContract = defineList(
  {
    tag: "Teams",
    scope: "events:read",
    method: "GET",
    path: "/v2/teams/:team_id/events",
    name: "listTeamEvents",
    audience: "teamsRead",
    summary: "List the events of a team's members, newest first",
    params: ofTeam,
    query: eventsQuery.pick({ limit: true, cursor: true, q: true, filter: true, updated_since: true }),
    fromReplica: true,
    status: [200],
    answer: z.array(event),
  },
  { deletions: "event" },
);

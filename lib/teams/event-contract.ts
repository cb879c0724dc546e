import { z } from "zod";
import { event, eventBody } from "@/lib/events/schema";
import { defineContract } from "@/lib/http/contract";
import { email, id, LIMITS, text } from "@/lib/http/fields";

const teamEventBody = eventBody
  .omit({ hold: true })
  .extend({
    created_by: z.object({
      email: email.describe("A member who is free gets the event; else the team's rule picks one."),
      full_name: text(LIMITS.name).nullable().optional(),
    }),
    bookpage: z.literal(true),
  })
  .meta({ id: "TeamEventBody" });

export type TeamEventBody = z.output<typeof teamEventBody>;

export const createTeamEventContract = defineContract({
  method: "POST",
  path: "/v2/teams/:team_id/events",
  name: "createTeamEvent",
  tag: "Teams",
  summary: "Create an event for whichever member is free",
  description:
    "The member must be free at the date to confirm, or at every date of an event that is planned; 409 `slot_taken` with `nearest_slots` if nobody is. Without dates anybody counts as free. `assignment` in the answer says who it is and why.",
  scope: "events:write",
  params: z.object({ team_id: id }),
  body: teamEventBody,
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

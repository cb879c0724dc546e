import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { paginationQuery } from "@/lib/domain/contracts/pagination";
import { id } from "@/lib/platform/http/fields";
import { offboarding, offboardingBody, ownedResources } from "./schema";

const tag = "Users";

export const getOwnedResourcesContract = defineContract({
  tag,
  scope: "users:read",
  method: "GET",
  path: "/v2/users/:user_id/owned_resources",
  name: "getOwnedResources",
  audience: "admins",
  summary: "Get the resources to hand over before a user leaves",
  description:
    "Lists what has to be handed over or ended before the user leaves. With `to_user` or `to_team` each meeting says whether it could be taken over. The lists of meetings and polls name the first 200, the soonest first.",
  params: z.object({ user_id: id }),
  query: z.object({
    to_user: id.optional().describe("The proposed successor."),
    to_team: id.optional().describe("The team with a member who would take over."),
  }),
  status: [200],
  answer: ownedResources,
});

export const startOffboardingsContract = defineContract({
  tag,
  scope: "users:write",
  method: "POST",
  path: "/v2/offboardings",
  name: "startOffboardings",
  exact: true,
  audience: "admins",
  fresh: true,
  summary: "Create an offboarding",
  description:
    "Takes up to 100 people. They are suspended at once, so that their access ends and new bookings with them are refused; a job then hands over their meetings, polls, pages, memberships of teams and substitutions as the body says, one after the other, and finally suspends or deletes the accounts. Guests, calendars and webhooks learn of each change as usual. After an interruption the job continues where it was. Items without a successor stop the job before the account is deleted: create another offboarding for them.",
  body: offboardingBody,
  status: [202],
  answer: z.object({ offboardings: z.array(offboarding) }).meta({ id: "StartedOffboardings" }),
  example: {
    body: {
      users: ["65f0c1a2b3c4d5e6f7a8b9c0"],
      to: { user: "65f0c1a2b3c4d5e6f7a8b9c1" },
      when_not_free: "cancel",
      message: "Your contact has left us. Please book again.",
      account: "delete",
    },
  },
});

const offboardingsQuery = paginationQuery.extend({
  user: id.optional().describe("Only offboardings of this user, who may be deleted by now."),
  state: offboarding.shape.state.optional(),
});

export type OffboardingsQuery = z.output<typeof offboardingsQuery>;

export const listOffboardingsContract = defineList(
  {
    tag,
    scope: "users:read",
    method: "GET",
    path: "/v2/offboardings",
    name: "listOffboardings",
    audience: "admins",
    summary: "List offboardings, newest first",
    query: offboardingsQuery,
    status: [200],
    answer: z.array(offboarding),
  },
  { deletions: null },
);

export const getOffboardingContract = defineContract({
  tag,
  scope: "users:read",
  method: "GET",
  path: "/v2/offboardings/:offboarding_id",
  name: "getOffboarding",
  audience: "admins",
  summary: "Get an offboarding and its progress",
  params: z.object({ offboarding_id: id }),
  status: [200],
  answer: offboarding,
});

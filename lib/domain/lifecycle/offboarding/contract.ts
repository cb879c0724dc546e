import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { defineList } from "@/lib/platform/http/define-list";
import { id } from "@/lib/platform/http/fields";
import { paginationQuery } from "@/lib/platform/http/pagination";
import { offboarding, offboardingBody, ownedResources } from "./schema";

const tag = "Users";

export const getOwnedResourcesContract = defineContract({
  tag,
  scope: "users:read",
  method: "GET",
  path: "/v2/users/:user_id/belongings",
  name: "getBelongings",
  audience: "admins",
  summary: "What somebody has that others rely on",
  description:
    "What has to go to somebody else, or to end, before the user leaves. With `to_user` or `to_team` each meeting says whether it could be taken over. Of meetings and polls the first 200 are named, the soonest first.",
  params: z.object({ user_id: id }),
  query: z.object({
    to_user: id.optional().describe("Who would take over."),
    to_team: id.optional().describe("The team of which a member would take over."),
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
  summary: "Hand over what people have, and suspend or delete them",
  description:
    "Up to 100 people at once. They are suspended in the same moment, so that access ends and nothing new is booked with them; a job then hands over their meetings, polls, pages, places in teams and substitutions as the body says, one after the other, and ends with the accounts. Guests, calendars and webhooks learn of each change as of any other. Whatever happens in between, the job goes on where it was. What nobody could take over stops it before the account is deleted: begin another one for what is left.",
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
  user: id.optional().describe("Only of this user, who may be deleted by now."),
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
    summary: "Offboardings, newest first",
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
  summary: "How far an offboarding is",
  params: z.object({ offboarding_id: id }),
  status: [200],
  answer: offboarding,
});

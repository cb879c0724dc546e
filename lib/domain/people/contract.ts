import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { id } from "@/lib/platform/http/fields";
import {
  userCounts,
  userCountsQuery,
  userSummariesQuery,
  userSummary,
  usersChangeBody,
  usersChangeResponse,
} from "./schema";

export const listPeopleContract = defineList(
  {
    tag: "Users",
    scope: "users:read",
    method: "GET",
    path: "/v2/people",
    name: "listPeople",
    audience: "teamsRead",
    summary: "List people with their joining status",
    description:
      "All users except rooms, each with status, teams, page and last activity. The response has every field that the list can filter and sort by.",
    query: userSummariesQuery,
    fromReplica: true,
    status: [200],
    answer: z.array(userSummary),
  },
  {
    deletions: null,
    unsynced: "it says of users what is derived from other records: GET /v2/users can be synced",
  },
);

export const getPersonContract = defineContract({
  tag: "Users",
  scope: "users:read",
  method: "GET",
  path: "/v2/people/:user_id",
  name: "getPerson",
  audience: "peopleRead",
  summary: "Get a person with joining status and missing setup",
  description: "A person as in GET /v2/people. Rooms are not included.",
  params: z.object({ user_id: id }),
  fromReplica: true,
  status: [200],
  answer: userSummary,
});

export const countPeopleContract = defineContract({
  tag: "Users",
  scope: "users:read",
  method: "GET",
  path: "/v2/people/counts",
  name: "countPeople",
  audience: "teamsRead",
  summary: "Count people by joining status",
  description: "Counts by status the people that the same query of GET /v2/people lists.",
  query: userCountsQuery,
  fromReplica: true,
  status: [200],
  answer: userCounts,
});

/** The fields that a manager may change, for one or many of their users. */
const isManagerField = (field: string) => field === "availability" || field === "page";

export const changePeopleContract = defineContract({
  tag: "Users",
  scope: "users:write",
  method: "PUT",
  path: "/v2/people/batch",
  name: "changePeople",
  exact: true,
  audience: "teamsWritten",
  memberMay: ({ body: { users, dry_run: _, ...change } }, me) =>
    users.every((user) => me.people.includes(user)) && Object.keys(change).every(isManagerField),
  fresh: ({ body }) => body.suspended === true,
  unversioned: true,
  summary: "Update many people",
  description:
    "Applies the same change to up to 100 people, one after the other: a role, suspension, a team to join or to leave, hours, a booking page, an invitation. Each succeeds or fails as a whole and on its own, and `results` has one for each, in order, with the `error` if it failed; the status of the whole response is 200. Managers can set hours and pages, for people of their teams only.",
  body: usersChangeBody,
  status: [200],
  answer: usersChangeResponse,
  example: {
    body: {
      users: ["65f0c1a2b3c4d5e6f7a8b9c0", "65f0c1a2b3c4d5e6f7a8b9c2"],
      role: "manager",
      team: "65f0c1a2b3c4d5e6f7a8b9c1",
    },
  },
});

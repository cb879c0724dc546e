import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { deleted, id } from "@/lib/platform/http/fields";
import { allWaitingQuery, waitingEntry, waitingQuery } from "./schema";

const nickname = z.string().max(64);

const tag = "Waiting lists";

export const listWaitingContract = defineList(
  {
    tag,
    scope: "events:read",
    method: "GET",
    path: "/v2/bookpages/:nickname/waiting",
    name: "listWaiting",
    audience: "peopleRead",
    summary: "List the waiting list of a booking page, oldest first",
    params: z.object({ nickname }),
    query: waitingQuery,
    status: [200],
    answer: z.array(waitingEntry),
  },
  { deletions: "waiting_entry", within: "nickname", oldestFirst: true },
);

export const listAllWaitingContract = defineList(
  {
    tag,
    scope: "events:read",
    method: "GET",
    path: "/v2/waiting",
    name: "listAllWaiting",
    audience: "peopleRead",
    summary: "List the waiting lists of all booking pages, newest first",
    description: "Members who are not admins can list those of their own pages only, with `belongs_to`.",
    query: allWaitingQuery,
    // A manager's list contains the pages of their teams and users only.
    memberMay: ({ query }, me) => me.role === "manager" || query.belongs_to === me.id,
    status: [200],
    answer: z.array(waitingEntry),
  },
  { deletions: "waiting_entry" },
);

export const removeWaitingContract = defineContract({
  tag,
  scope: "events:write",
  method: "DELETE",
  path: "/v2/bookpages/:nickname/waiting/:entry_id",
  name: "deleteWaitingEntry",
  audience: "peopleWritten",
  unversioned: true,
  summary: "Delete a waiting list entry",
  description:
    "The person is not notified. A time that is held for the person becomes free at once, and is offered to the next one.",
  params: z.object({ nickname, entry_id: id }),
  status: [200],
  answer: deleted,
});

import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { recordsQuery } from "@/lib/domain/contracts/pagination";
import {
  pictureRemovalContract,
  pictureUploadContract,
} from "@/lib/domain/tenancy/pictures/picture-contract";
import { deleted, id } from "@/lib/platform/http/fields";
import { isMemberPage } from "./member-pages";
import { bookpage, bookpageBody, bookpageUpdate } from "./schema";

const pageParams = z.object({ nickname: z.string().max(64) });
const userParams = z.object({ user_id: id });

const write = { tag: "Booking pages", scope: "bookpages:write" } as const;
const read = { tag: "Booking pages", scope: "bookpages:read" } as const;

export const getBookpageContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/bookpages/:nickname",
  name: "getBookpage",
  audience: "peopleRead",
  summary: "Get a booking page",
  params: pageParams,
  status: [200],
  answer: bookpage,
});

export const getPrimaryBookpageContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/users/:user_id/bookpage",
  name: "getPrimaryBookpage",
  audience: "peopleRead",
  summary: "Get a user's primary booking page",
  params: userParams,
  status: [200],
  answer: bookpage,
});

export const listBookpagesContract = defineList(
  {
    ...read,
    method: "GET",
    path: "/v2/users/:user_id/bookpages",
    name: "listBookpages",
    audience: "peopleRead",
    summary: "List a user's booking pages, the primary one first",
    params: userParams,
    status: [200],
    answer: z.array(bookpage),
  },
  { deletions: "bookpage", within: "user_id" },
);

export const listAllBookpagesContract = defineList(
  {
    ...read,
    method: "GET",
    path: "/v2/bookpages",
    name: "listAllBookpages",
    audience: "peopleRead",
    summary: "List booking pages, newest first",
    description: "Members who are not admins can list their own pages only, with `belongs_to`.",
    query: recordsQuery.extend({
      belongs_to: id.optional().describe("Only the pages of this user."),
      team: id.optional().describe("Only the pages of this team."),
      template: id.optional().describe("Only the pages that follow this template."),
    }),
    // A manager's list contains the pages of their teams and users only.
    memberMay: ({ query }, me) =>
      me.role === "manager" || (query.belongs_to === me.id && query.team === undefined),
    status: [200],
    answer: z.array(bookpage),
  },
  { deletions: "bookpage" },
);

export const createBookpageContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/bookpages",
  name: "createBookpage",
  audience: "peopleWritten",
  summary: "Create a booking page",
  description:
    "With `team` in place of `belongs_to` it is a team's page: it books the members of the team, as `custom.hosts` says.",
  body: bookpageBody,
  sentBack: bookpage,
  memberMay: ({ body }, me) => isMemberPage(body, me),
  location: "/v2/bookpages/:nickname",
  status: [201],
  answer: bookpage,
  example: {
    body: {
      nickname: "jane",
      belongs_to: "65f0c1a2b3c4d5e6f7a8b9c0",
      message: "Pick a time that suits you.",
      custom: { duration: 45, auto_confirm: true, ask_phone: true },
    },
  },
});

export const updateBookpageContract = defineContract({
  ...write,
  method: "PUT",
  path: "/v2/bookpages/:nickname",
  name: "updateBookpage",
  audience: "peopleWritten",
  summary: "Update a booking page",
  description:
    "Settings in `custom` that are not sent stay as they are; null resets one to its default. With another owner in `belongs_to`, the appointment types of the page use the new owner's main availability.",
  params: pageParams,
  body: bookpageUpdate,
  memberMay: ({ body }, me) => (!body.belongs_to && !body.team) || isMemberPage(body, me),
  status: [200],
  answer: bookpage,
  example: { body: { message: "Back on Monday.", custom: { duration: 30 } } },
});

export const deleteBookpageContract = defineContract({
  ...write,
  method: "DELETE",
  path: "/v2/bookpages/:nickname",
  name: "deleteBookpage",
  audience: "peopleWritten",
  summary: "Delete a booking page; its events stay",
  params: pageParams,
  status: [200],
  answer: deleted,
});

const cover = {
  ...write,
  path: "/v2/bookpages/:nickname/cover",
  params: pageParams,
  answer: bookpage,
  audience: "peopleWritten",
} as const;

export const putCoverContract = defineContract({
  ...pictureUploadContract,
  ...cover,
  name: "putCover",
  summary: "Upload the header image of a booking page",
});

export const deleteCoverContract = defineContract({
  ...pictureRemovalContract,
  ...cover,
  name: "deleteCover",
  summary: "Delete the header image of a booking page",
});

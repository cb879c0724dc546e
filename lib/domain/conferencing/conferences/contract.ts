import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { deleted, id } from "@/lib/platform/http/fields";
import { conferencing } from "./schema";

const common = { tag: "Calendars" } as const;

export const getConferencingContract = defineContract({
  ...common,
  scope: "calendars:read",
  method: "GET",
  path: "/v2/users/:user_id/conferencing",
  name: "getConferencing",
  audience: "peopleRead",
  summary: "List the conference providers of a user",
  description:
    "Links of Google Meet and Microsoft Teams are created with the entry in the calendar that meetings are written into; those of Zoom with an account that its owner signs in to.",
  params: z.object({ user_id: id }),
  status: [200],
  answer: conferencing,
});

export const deleteVideoAccountContract = defineContract({
  ...common,
  scope: "calendars:write",
  method: "DELETE",
  path: "/v2/users/:user_id/conferencing/:account_id",
  name: "deleteVideoAccount",
  audience: "ownThings",
  summary: "Disconnect a conference account",
  unversioned: true,
  description: "Existing links stay; the access is revoked at the provider.",
  params: z.object({ user_id: id, account_id: id }),
  status: [200],
  answer: deleted,
});

import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { id } from "@/lib/platform/http/fields";
import { listSettings, listSettingsUpdate } from "./schema";

const userListSettings = {
  tag: "Preferences",
  path: "/v2/users/:user_id/list_settings",
  audience: "oneself",
  params: z.object({ user_id: id }),
  status: [200],
  answer: listSettings,
} as const;

export const getListSettingsContract = defineContract({
  ...userListSettings,
  method: "GET",
  name: "getListSettings",
  scope: "preferences:read",
  summary: "Get a user's list preferences",
  description: "The user's own views, and those that admins share with all users.",
});

export const updateListSettingsContract = defineContract({
  ...userListSettings,
  method: "PUT",
  name: "updateListSettings",
  scope: "preferences:write",
  summary: "Update a user's list preferences",
  description:
    "Fields that are not sent stay as they are; `views` and `hidden_columns` are replaced as a whole, so send `If-Match` with the version that you have read: another device of the person may have changed them since.",
  body: listSettingsUpdate,
  example: {
    body: { compact: true, views: [{ list: "events", name: "No-shows", params: { filter: "no_show" } }] },
  },
});

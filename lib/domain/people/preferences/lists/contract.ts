import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
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
  summary: "How a user has lists shown",
  description: "The views that the user keeps, and those that admins share with everybody.",
});

export const updateListSettingsContract = defineContract({
  ...userListSettings,
  method: "PUT",
  name: "updateListSettings",
  scope: "preferences:write",
  summary: "Choose how a user has lists shown",
  description:
    "What is not sent stays as it is; `views` and `hidden_columns` are replaced as a whole, so that whoever sends them had better say with `If-Match` what they have read: another device of the person may have changed them since.",
  body: listSettingsUpdate,
  example: {
    body: { compact: true, views: [{ list: "events", name: "No-shows", params: { filter: "no_show" } }] },
  },
});

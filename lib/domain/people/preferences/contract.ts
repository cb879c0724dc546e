import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { id } from "@/lib/platform/http/fields";
import { preferences, preferencesUpdate } from "./schema";

const userPreferences = { tag: "Preferences", params: z.object({ user_id: id }) } as const;

export const getPreferencesContract = defineContract({
  ...userPreferences,
  method: "GET",
  path: "/v2/users/:user_id/preferences",
  name: "getPreferences",
  audience: "oneself",
  summary: "Get a user's notification preferences",
  description: "A user without a choice has the defaults: every e-mail except `vote_confirmation`, no push.",
  scope: "preferences:read",
  tagged: true,
  status: [200],
  answer: preferences,
});

export const updatePreferencesContract = defineContract({
  ...userPreferences,
  method: "PUT",
  path: "/v2/users/:user_id/preferences",
  name: "updatePreferences",
  audience: "oneself",
  mergesDeep: true,
  summary: "Update a user's notification preferences",
  description: "Keys that are not sent stay as they are. `email` and `push` may also be sent under `prefs`.",
  scope: "preferences:write",
  tagged: true,
  body: preferencesUpdate,
  status: [200],
  answer: preferences,
  example: { body: { email: { vote_update: false }, push: { new_event: true } } },
});

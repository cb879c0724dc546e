import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { id } from "@/lib/platform/http/fields";
import { adminPreferences, adminPreferencesBody } from "./admin-schema";

const resource = {
  tag: "Teams",
  path: "/v2/teams/:team_id/admin-preferences",
  params: z.object({ team_id: id }),
  answer: adminPreferences,
} as const;

export const getAdminPreferencesContract = defineContract({
  ...resource,
  method: "GET",
  name: "getTeamAdminPreferences",
  audience: "teamsWritten",
  summary: "Which mails a team's admins get about the team's events",
  description: "404 until they have been created.",
  scope: "preferences:read",
  status: [200],
});

export const createAdminPreferencesContract = defineContract({
  ...resource,
  method: "POST",
  name: "createTeamAdminPreferences",
  audience: "teamsWritten",
  summary: "Choose which mails a team's admins get",
  description:
    "Keys that are not sent are false. A team that has preferences already answers 409; change them with PUT.",
  scope: "preferences:write",
  body: adminPreferencesBody,
  location: "/v2/teams/:team_id/admin-preferences",
  status: [201],
  example: { body: { prefs: { email: { event_cancelled: true, bookpage_created_admin: true } } } },
});

export const updateAdminPreferencesContract = defineContract({
  ...resource,
  method: "PUT",
  name: "updateTeamAdminPreferences",
  mergesDeep: true,
  audience: "teamsWritten",
  summary: "Change which mails a team's admins get",
  description: "Keys that are not sent stay as they are. 404 until the preferences have been created.",
  scope: "preferences:write",
  body: adminPreferencesBody,
  status: [200],
  example: { body: { new_message: true, vote_update: false } },
});

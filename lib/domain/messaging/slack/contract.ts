import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { deleted, id } from "@/lib/platform/http/fields";
import {
  slackAuthorization,
  slackChannelBody,
  slackChannelChoices,
  slackChannelsQuery,
  slackConnection,
  slackPreferences,
  slackPreferencesBody,
  slackTestBody,
  slackTestResponse,
} from "./schema";

const common = { tag: "Organization", audience: "admins", path: "/v2/slack" } as const;

export const getSlackContract = defineContract({
  ...common,
  scope: "organization:read",
  method: "GET",
  name: "getSlack",
  summary: "Get the connected workspace at Slack",
  status: [200],
  answer: slackConnection,
});

export const authorizeSlackContract = defineContract({
  ...common,
  path: "/v2/slack/authorization",
  scope: "organization:write",
  method: "POST",
  name: "authorizeSlack",
  exact: true,
  fresh: true,
  summary: "Start the installation of the app in a workspace",
  description: "For signed-in admins only. Slack leads back to the console, which stores the connection.",
  body: z.object({}).optional(),
  status: [200],
  answer: slackAuthorization,
});

export const disconnectSlackContract = defineContract({
  ...common,
  scope: "organization:write",
  method: "DELETE",
  name: "disconnectSlack",
  unversioned: true,
  summary: "Disconnect the workspace",
  description:
    "The token is revoked, unless another organisation of this installation uses the same workspace. Messages that wait are not sent.",
  status: [200],
  answer: deleted,
});

export const listSlackChannelsContract = defineContract({
  ...common,
  path: "/v2/slack/channels",
  scope: "organization:read",
  method: "GET",
  name: "listSlackChannels",
  summary: "Search the channels of the workspace",
  description: "At most 50; none without a workspace. Private channels are listed once the app was invited.",
  query: slackChannelsQuery,
  status: [200],
  answer: slackChannelChoices,
});

export const setSlackChannelContract = defineContract({
  ...common,
  path: "/v2/slack/channels",
  scope: "organization:write",
  method: "POST",
  name: "setSlackChannel",
  exact: true,
  summary: "Choose the channel for messages",
  description: "The app joins a public channel. A private one that has not invited the app is a 400.",
  body: slackChannelBody,
  status: [200],
  answer: slackConnection,
  example: { body: { purpose: "organization", channel: "C0123456789" } },
});

export const sendTestSlackContract = defineContract({
  ...common,
  path: "/v2/slack/test",
  scope: "organization:write",
  method: "POST",
  name: "sendTestSlack",
  exact: true,
  summary: "Send a test message to a channel",
  body: slackTestBody,
  status: [200],
  answer: slackTestResponse,
  example: { body: { purpose: "organization" } },
});

export const matchSlackPeopleContract = defineContract({
  ...common,
  path: "/v2/slack/people",
  scope: "organization:write",
  method: "POST",
  name: "matchSlackPeople",
  exact: true,
  summary: "Look up the users in the workspace again",
  description: "In the background.",
  body: z.object({}).optional(),
  status: [202],
  answer: z.object({ ok: z.literal(1) }).meta({ id: "SlackPeopleLookup" }),
});

const ofUser = {
  tag: "Preferences",
  audience: "oneself",
  path: "/v2/users/:user_id/slack",
  params: z.object({ user_id: id }),
  answer: slackPreferences,
} as const;

export const getSlackPreferencesContract = defineContract({
  ...ofUser,
  scope: "preferences:read",
  method: "GET",
  name: "getSlackPreferences",
  summary: "Get which Slack messages a user gets",
  status: [200],
});

export const updateSlackPreferencesContract = defineContract({
  ...ofUser,
  scope: "preferences:write",
  method: "POST",
  name: "updateSlackPreferences",
  unversioned: true,
  summary: "Choose which Slack messages a user gets",
  description: "Keys that are not sent stay as they are.",
  body: slackPreferencesBody,
  status: [200],
  example: { body: { direct: true, day_hour: 8 } },
});

import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";

export type SlackConnection = Schemas["SlackConnection"];
export type SlackChannel = Schemas["SlackChannel"];

/** The connected workspace at Slack with its channels. */
export const slackQuery = queryOptions({
  queryKey: ["slack"],
  queryFn: () => unwrapResponse(api.GET("/v2/slack")),
});

export const buildSlackPreferencesQuery = (user: string) =>
  queryOptions({
    queryKey: ["slack", "preferences", user],
    queryFn: () =>
      unwrapResponse(api.GET("/v2/users/{user_id}/slack", { params: { path: { user_id: user } } })),
  });

/** Finds channels of the workspace by name; `privateLabel` marks private ones. */
export const searchSlackChannels = async (q: string, privateLabel: string) =>
  (
    await unwrapResponse(api.GET("/v2/slack/channels", { params: { query: q ? { q } : {} } }))
  ).value.channels.map(({ channel, name, is_private: isPrivate }) => ({
    id: channel,
    label: `#${name}`,
    detail: isPrivate ? privateLabel : undefined,
  }));

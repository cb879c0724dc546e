import { buildEndpoint, buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listSlackChannelsContract, setSlackChannelContract } from "@/lib/domain/messaging/slack/contract";
import { listSlackChannels } from "@/lib/domain/messaging/slack/list-slack-channels";
import { prepareSlackChannel } from "@/lib/domain/messaging/slack/prepare-slack-channel";
import { getSlack } from "@/lib/domain/messaging/slack/queries";
import { setSlackChannel } from "@/lib/domain/messaging/slack/set-slack-channel";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listSlackChannelsContract, async ({ db, auth, query, now }) => ({
    channels: await listSlackChannels(db, auth.organization, query, now),
  })),
  buildPreparedEndpoint(
    setSlackChannelContract,
    ({ db, auth, body, now }) => prepareSlackChannel(db, auth.organization, body.channel, now),
    async ({ db, auth, body, prepared }) => {
      await setSlackChannel(db, auth.organization, body, prepared);
      return getSlack(db, auth.organization);
    },
  ),
);

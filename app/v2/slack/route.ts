import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { disconnectSlackContract, getSlackContract } from "@/lib/domain/messaging/slack/contract";
import { disconnectSlack } from "@/lib/domain/messaging/slack/disconnect-slack";
import { getSlack } from "@/lib/domain/messaging/slack/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getSlackContract, ({ db, auth }) => getSlack(db, auth.organization)),
  buildEndpoint(disconnectSlackContract, ({ db, auth }) => disconnectSlack(db, auth.organization)),
);

import { buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { sendTestSlackContract } from "@/lib/domain/messaging/slack/contract";
import { sendTestSlack } from "@/lib/domain/messaging/slack/send-test-slack";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildPreparedEndpoint(
    sendTestSlackContract,
    ({ db, auth, body, now }) => sendTestSlack(db, auth.organization, body, now),
    ({ prepared }) => prepared,
  ),
);

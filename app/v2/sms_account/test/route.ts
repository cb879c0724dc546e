import { buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { sendTestSmsContract } from "@/lib/domain/messaging/sms/contract";
import { sendTestSms } from "@/lib/domain/messaging/sms/send-test-sms";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildPreparedEndpoint(
    sendTestSmsContract,
    ({ db, auth, body }) => sendTestSms(db, auth, body.to),
    ({ prepared }) => prepared,
  ),
);

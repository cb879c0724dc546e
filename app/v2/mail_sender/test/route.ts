import { buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { testMailSenderContract } from "@/lib/domain/messaging/senders/contract";
import { recordTestResult, sendTestMail } from "@/lib/domain/messaging/senders/test-mail-sender";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildPreparedEndpoint(
    testMailSenderContract,
    ({ db, auth, body, now }) =>
      sendTestMail(
        db,
        auth.organization,
        { to: body?.to, user: auth.actor.kind === "user" ? auth.actor.id : null },
        now,
      ),
    ({ db, auth, prepared, now }) => recordTestResult(db, auth.organization, prepared, now),
  ),
);

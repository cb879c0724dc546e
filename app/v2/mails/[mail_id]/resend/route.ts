import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { resendMailContract } from "@/lib/domain/messaging/mail/contract";
import { resendMail } from "@/lib/domain/messaging/mail/resend-mail";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(resendMailContract, ({ db, auth, params, now }) =>
    resendMail(db, auth.organization, params.mail_id, now),
  ),
);

import { route, routes } from "@/lib/api/route";
import { resendMailContract } from "@/lib/domain/messaging/mail/contract";
import { resendMail } from "@/lib/domain/messaging/mail/resend-mail";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(resendMailContract, ({ db, auth, params, now }) =>
    resendMail(db, auth.organization, params.mail_id, now),
  ),
);

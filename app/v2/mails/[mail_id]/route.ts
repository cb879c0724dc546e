import { route, routes } from "@/lib/api/route";
import { getMailContract } from "@/lib/domain/messaging/mail/contract";
import { readMail } from "@/lib/domain/messaging/mail/queries";
import { readAccountRights } from "@/lib/domain/people/users/account-rights";
import { mayReadAccountLinks } from "@/lib/domain/people/users/may-read-account-links";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(getMailContract, ({ db, auth, params }) =>
    readMail(db, auth.organization, params.mail_id, (receiver) =>
      mayReadAccountLinks(db, auth.organization, readAccountRights(auth), receiver),
    ),
  ),
);

import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getMailContract } from "@/lib/domain/messaging/mail/contract";
import { getMail } from "@/lib/domain/messaging/mail/queries";
import { deriveAccountRights } from "@/lib/domain/people/users/account-rights";
import { canReadAccountLinks } from "@/lib/domain/people/users/can-read-account-links";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getMailContract, ({ db, auth, params }) =>
    getMail(db, auth.organization, params.mail_id, (receiver) =>
      canReadAccountLinks(db, auth.organization, deriveAccountRights(auth), receiver),
    ),
  ),
);

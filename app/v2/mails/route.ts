import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listMailsContract } from "@/lib/domain/messaging/mail/contract";
import { listMails } from "@/lib/domain/messaging/mail/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listMailsContract, ({ db, auth, query, url }) =>
    listMails(db, auth.organization, query, url),
  ),
);

import { route, routes } from "@/lib/api/route";
import { listMailsContract } from "@/lib/domain/messaging/mail/contract";
import { listMails } from "@/lib/domain/messaging/mail/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listMailsContract, ({ db, auth, query, url }) => listMails(db, auth.organization, query, url)),
);

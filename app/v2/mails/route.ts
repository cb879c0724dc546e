import { route, routes } from "@/lib/http/route";
import { listMailsContract } from "@/lib/mail/contract";
import { listMails } from "@/lib/mail/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listMailsContract, ({ db, auth, query, url }) => listMails(db, auth.organization, query, url)),
);

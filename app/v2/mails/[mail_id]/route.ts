import { route, routes } from "@/lib/http/route";
import { getMailContract } from "@/lib/mail/contract";
import { readMail } from "@/lib/mail/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(getMailContract, ({ db, auth, params }) => readMail(db, auth.organization, params.mail_id)),
);

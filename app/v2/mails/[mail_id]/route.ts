import { route, routes } from "@/lib/api/route";
import { getMailContract } from "@/lib/domain/mail/contract";
import { readMail } from "@/lib/domain/mail/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(getMailContract, ({ db, auth, params }) => readMail(db, auth.organization, params.mail_id)),
);

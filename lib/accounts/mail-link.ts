import { type Db, inTransaction } from "@/lib/db/client";
import { mailPasswordLink } from "@/lib/mail/account-mail";
import { asOrganizationId } from "@/lib/organizations/organization-id";
import type { Instant } from "@/lib/time/instant";
import { createLink } from "./links";

/** Mails the person a link to choose a password with; nobody of that id gets nothing. */
export const mailLink = (db: Db, userId: string, now: Instant): Promise<void> =>
  inTransaction(db, async (tx) => {
    const user = await tx.user.findUnique({ where: { id: userId }, include: { login: true } });
    if (!user?.email) return;
    const kind = user.login ? "password" : "signup";
    const link = await createLink(tx, user.id, kind, now);
    await mailPasswordLink(tx, asOrganizationId(user.organizationId), user, kind, link);
  });

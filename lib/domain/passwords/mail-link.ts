import type { Instant } from "@/lib/core/time/instant";
import { mailPasswordLink } from "@/lib/domain/mail/account-mail";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
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

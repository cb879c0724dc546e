import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { cancelHostTexts } from "./cancel-host-texts";

/** Removes the number of a user, and the code of one that waits. */
export const deleteUserPhone = (db: Db, organization: OrganizationId, userId: string) =>
  withTransaction(db, async (tx) => {
    const user = await tx.user.findUnique({ where: toRowKey(organization, userId), select: { id: true } });
    if (!user) throw buildNotFoundProblem(`The user ${userId}`);
    const key = { organizationId: organization, userId };
    const found = await tx.userPhone.findUnique({ where: { organizationId_userId: key } });
    await tx.phoneCode.deleteMany({ where: key });
    const { count } = await tx.userPhone.deleteMany({ where: key });
    if (found) await cancelHostTexts(tx, organization, userId, found.number);
    return { n: count, ok: 1 as const };
  });

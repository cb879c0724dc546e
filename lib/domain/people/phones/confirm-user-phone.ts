import type { Instant } from "@/lib/core/time/instant";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { type Db, getDatabase, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { cancelHostTexts } from "./cancel-host-texts";
import { getUserPhone } from "./queries";
import type { PhoneCodeBody } from "./schema";
import { verifyPhoneCode } from "./verify-phone-code";

/** Makes the number whose code was entered the user's; the former one gets no messages any more. */
export async function confirmUserPhone(
  db: Db,
  organization: OrganizationId,
  userId: string,
  { code }: PhoneCodeBody,
  now: Instant,
) {
  // A wrong code fails the request, which must not undo the count of tries.
  const number = await verifyPhoneCode(getDatabase(), organization, userId, code, now);
  const key = { organizationId: organization, userId };
  return withTransaction(db, async (tx) => {
    const { count } = await tx.phoneCode.deleteMany({ where: { ...key, number } });
    if (count === 0) throw buildFieldProblem("/code", "wrong", "is not the code of the last message");
    const data = { number, confirmedAt: new Date(now) };
    const former = await tx.userPhone.findUnique({ where: { organizationId_userId: key } });
    await tx.userPhone.upsert({
      where: { organizationId_userId: key },
      create: { ...key, ...data },
      update: data,
    });
    if (former && former.number !== number) await cancelHostTexts(tx, organization, userId, former.number);
    return getUserPhone(tx, organization, userId, { now });
  });
}

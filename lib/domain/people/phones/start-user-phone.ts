import type { Instant } from "@/lib/core/time/instant";
import type { Auth } from "@/lib/domain/contracts/auth";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { hashPhoneCode, PHONE_CODE_LIFETIME_MS } from "./phone-code";
import { getUserPhone } from "./queries";
import type { UserPhoneBody } from "./schema";
import { sendPhoneCode } from "./send-phone-code";

/** Sends a code to a number, and stores its hash in place of an earlier one. */
export async function startUserPhone(
  db: Db,
  auth: Pick<Auth, "organization" | "mode">,
  userId: string,
  body: UserPhoneBody,
  now: Instant,
) {
  const { organization, mode } = auth;
  const { number, code } = await sendPhoneCode(db, auth, userId, body);
  const data = {
    number,
    codeHash: hashPhoneCode({ user: userId, number }, code),
    tries: 0,
    expiresAt: new Date(now + PHONE_CODE_LIFETIME_MS),
  };
  return withTransaction(db, async (tx) => {
    await tx.phoneCode.upsert({
      where: { organizationId_userId: { organizationId: organization, userId } },
      create: { organizationId: organization, userId, ...data },
      update: data,
    });
    return getUserPhone(tx, organization, userId, { now, testCode: mode === "test" ? code : null });
  });
}

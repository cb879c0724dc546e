import { hashToken, newToken } from "@/lib/crypto/token";
import type { Db } from "@/lib/db/client";
import { env } from "@/lib/env";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import type { Instant } from "@/lib/time/instant";
import { findUser } from "@/lib/users/queries";

/** Answers the address, which cannot be read again: only the hash of its secret is kept. */
export async function createFeed(db: Db, organization: OrganizationId, userId: string, now: Instant) {
  await findUser(db, organization, userId);
  const secret = newToken();
  const createdAt = new Date(now);
  const fresh = { secretHash: hashToken(secret), contentHash: "", changedAt: createdAt, createdAt };
  await db.calendarFeed.upsert({
    where: { userId }, // a user of the organisation, as was seen above
    create: { userId, organizationId: organization, ...fresh },
    update: fresh,
  });
  return { url: `${env().WEB_URL}/feeds/${secret}.ics`, createdAt };
}

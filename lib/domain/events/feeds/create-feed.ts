import type { Instant } from "@/lib/core/time/instant";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";

/** Creates a feed and returns its address, which cannot be read again: only the hash of its secret is stored. */
export async function createFeed(db: Db, organization: OrganizationId, userId: string, now: Instant) {
  await getUserRow(db, organization, userId);
  const secret = generateToken();
  const createdAt = new Date(now);
  const fresh = { secretHash: hashToken(secret), contentHash: "", changedAt: createdAt, createdAt };
  await db.calendarFeed.upsert({
    where: { organizationId_userId: { organizationId: organization, userId } },
    create: { userId, organizationId: organization, ...fresh },
    update: fresh,
  });
  return { url: `${env().WEB_URL}/feeds/${secret}.ics`, createdAt };
}

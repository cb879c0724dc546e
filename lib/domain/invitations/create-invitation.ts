import { hashToken, newToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { fieldProblem } from "@/lib/platform/http/problem";
import type { InvitationBody } from "./schema";
import { serializeInvitation } from "./serialize";

/** Answers the link, which cannot be read again: only the hash of its token is kept. */
export async function createInvitation(
  db: Db,
  organization: OrganizationId,
  { name, expires_at: expiresAt = null, max_uses: maxUses = null }: InvitationBody,
  now: Date,
) {
  if (expiresAt && expiresAt <= now) throw fieldProblem("/expires_at", "past", "must be in the future");
  const token = newToken();
  const row = await db.invitation.create({
    data: {
      id: newId(),
      organizationId: organization,
      tokenHash: hashToken(token),
      name,
      expiresAt,
      maxUses,
    },
  });
  return { ...serializeInvitation(row), link: `${env().WEB_URL}/join/${token}` };
}

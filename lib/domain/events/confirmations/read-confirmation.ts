import type { Instant } from "@/lib/core/time/instant";
import { enterOrganization } from "@/lib/domain/tenancy/directory/enter-organization";
import { open } from "@/lib/platform/crypto/seal";
import { tokenPlace } from "@/lib/platform/crypto/seal-place";
import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { MAX_TRIES } from "./code";
import type { WaitingForm } from "./start-confirmation";

export interface Confirmation<Form extends WaitingForm> {
  organization: OrganizationId;
  form: Form;
  hold: string | null;
  triesLeft: number;
  expiresAt: Date;
  expired: boolean;
}

/** What waits under this token; null where nothing does, or no longer. */
export async function readConfirmation<Form extends WaitingForm>(
  db: Db,
  token: string,
  now: Instant,
): Promise<Confirmation<Form> | null> {
  const tokenHash = hashToken(token);
  const row = await db.addressConfirmation.findFirst({ where: { tokenHash } });
  const text = row && open(row.sealed, tokenPlace("address_confirmations.sealed", tokenHash));
  if (!text) return null;
  const here = await enterOrganization(db, asOrganizationId(row.organizationId), now);
  if (here === null) return null;
  return {
    organization: asOrganizationId(row.organizationId),
    form: JSON.parse(text) as Form,
    hold: row.holdId,
    triesLeft: MAX_TRIES - row.tries,
    expiresAt: row.expiresAt,
    expired: row.expiresAt.getTime() <= here,
  };
}

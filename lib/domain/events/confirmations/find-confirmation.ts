import type { Instant } from "@/lib/core/time/instant";
import { setTenantContext } from "@/lib/domain/tenancy/directory/set-tenant-context";
import { buildTokenContext } from "@/lib/domain/tenancy/sealing/row-context";
import { unseal } from "@/lib/platform/crypto/seal";
import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { MAX_CODE_ATTEMPTS } from "./confirmation-code";
import type { PendingForm } from "./start-confirmation";

export interface PendingConfirmation<Form extends PendingForm> {
  organization: OrganizationId;
  form: Form;
  hold: string | null;
  triesLeft: number;
  expiresAt: Date;
  expired: boolean;
}

/** Finds the pending form of this token; null if there is none or it has expired. */
export async function findConfirmation<Form extends PendingForm>(
  db: Db,
  token: string,
  now: Instant,
): Promise<PendingConfirmation<Form> | null> {
  const tokenHash = hashToken(token);
  const row = await db.addressConfirmation.findFirst({ where: { tokenHash } });
  const text = row && unseal(row.sealed, buildTokenContext("address_confirmations.sealed", tokenHash));
  if (!text) return null;
  const tenant = await setTenantContext(db, asOrganizationId(row.organizationId), now);
  if (tenant === null) return null;
  return {
    organization: asOrganizationId(row.organizationId),
    form: JSON.parse(text) as Form,
    hold: row.holdId,
    triesLeft: MAX_CODE_ATTEMPTS - row.tries,
    expiresAt: row.expiresAt,
    expired: row.expiresAt.getTime() <= tenant,
  };
}

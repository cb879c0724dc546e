import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { unseal } from "@/lib/platform/crypto/seal";
import type { ThirdParty } from "@/lib/platform/db/generated/client";

export function serializeThirdParty(row: ThirdParty) {
  const secret = unseal(row.secret, buildRowContext("third_parties.secret", row.organizationId, row.id));
  if (secret === null)
    throw new Error(`The secret of the third party ${row.id} was sealed with another secret`);
  return {
    _id: row.id,
    name: row.name,
    contact: { email: row.contactEmail, name: row.contactName },
    organization: row.organizationId,
    secret,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    __v: row.v,
  };
}

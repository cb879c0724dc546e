import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal } from "@/lib/platform/crypto/seal";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Generates the columns of an app's new secret: sealed for those who may read it, hashed for lookup. */
export function generateAppSecret(organization: OrganizationId, id: string) {
  const secret = generateToken();
  const context = buildRowContext("third_parties.secret", organization, id);
  return { secret: seal(secret, context), secretHash: hashToken(secret) };
}

import { seal } from "@/lib/platform/crypto/seal";
import { rowPlace } from "@/lib/platform/crypto/seal-place";
import { hashToken, newToken } from "@/lib/platform/crypto/token";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** The columns of an app's new secret: sealed for those who may read it, hashed to find the app by it. */
export function newAppSecret(organization: OrganizationId, id: string) {
  const secret = newToken();
  const place = rowPlace("third_parties.secret", organization, id);
  return { secret: seal(secret, place), secretHash: hashToken(secret) };
}

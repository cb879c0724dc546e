import { hashToken, newToken } from "@/lib/crypto/token";
import type { Db } from "@/lib/db/client";
import { newId } from "@/lib/db/id";
import type { Scope } from "@/lib/http/contract";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { serializeApiKey } from "./serialize";

const SHOWN = 10;

/** Answers the key, which cannot be read again: only its hash is kept, and its first characters to tell it by. */
export async function createApiKey(
  db: Db,
  organization: OrganizationId,
  { name, scopes = [] }: { name: string; scopes?: readonly Scope[] | undefined },
) {
  const key = `bp_${newToken()}`;
  const row = await db.apiKey.create({
    data: {
      id: newId(),
      organizationId: organization,
      name,
      prefix: key.slice(0, SHOWN),
      hash: hashToken(key),
      scopes: [...new Set(scopes)],
    },
  });
  return { ...serializeApiKey(row), key };
}

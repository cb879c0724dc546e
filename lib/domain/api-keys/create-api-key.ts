import { hashToken, newToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { type ApiVersion, NEWEST_API_VERSION } from "@/lib/platform/http/api-versions";
import type { Scope } from "@/lib/platform/http/contract";
import { serializeApiKey } from "./serialize";

const PREFIX_CHARACTERS = 10;

interface NewKey {
  name: string;
  /** Without any, the key may do everything. */
  scopes?: readonly Scope[] | undefined;
  /** In the future. */
  expires_at?: Date | null | undefined;
  /** Default: the newest. */
  version?: ApiVersion | undefined;
}

/** Answers the key, which cannot be read again: only its hash is kept, and its first characters to tell it by. */
export async function createApiKey(
  db: Db,
  organization: OrganizationId,
  { name, scopes = [], expires_at: expiresAt = null, version = NEWEST_API_VERSION }: NewKey,
) {
  const key = `bp_${newToken()}`;
  const row = await db.apiKey.create({
    data: {
      id: newId(),
      organizationId: organization,
      name,
      prefix: key.slice(0, PREFIX_CHARACTERS),
      hash: hashToken(key),
      scopes: [...new Set(scopes)],
      expiresAt,
      version,
    },
  });
  return { ...serializeApiKey(row), key };
}

import { listResourceNames } from "@/lib/domain/audit/list-resource-names";
import { type ApiVersion, NEWEST_API_VERSION } from "@/lib/domain/contracts/api-versions";
import type { Scope } from "@/lib/domain/contracts/contract";
import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import { getCurrentActor } from "@/lib/platform/db/actor";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listKeyCreators } from "./queries";
import { serializeApiKey } from "./serialize";
import { TEST_KEY_PREFIX } from "./test-key-prefix";

const PREFIX_CHARACTERS = 10;
/** Keys of sandboxes have a longer prefix. */
const TEST_PREFIX_CHARACTERS = 15;

interface NewApiKey {
  name: string;
  /** Without scopes the key has all rights. */
  scopes?: readonly Scope[] | undefined;
  /** A time in the future. */
  expires_at?: Date | null | undefined;
  /** Default: the newest. */
  version?: ApiVersion | undefined;
}

/** Returns the key once: only its hash is stored, with its first characters for recognition. */
export async function createApiKey(
  db: Db,
  organization: OrganizationId,
  { name, scopes = [], expires_at: expiresAt = null, version = NEWEST_API_VERSION }: NewApiKey,
) {
  const isTest = (await findTestClock(db, organization)) !== null;
  const actor = getCurrentActor();
  const key = `${isTest ? TEST_KEY_PREFIX : "bp_"}${generateToken()}`;
  const row = await db.apiKey.create({
    data: {
      id: generateId(),
      organizationId: organization,
      name,
      prefix: key.slice(0, isTest ? TEST_PREFIX_CHARACTERS : PREFIX_CHARACTERS),
      hash: hashToken(key),
      scopes: [...new Set(scopes)],
      expiresAt,
      version,
      createdBy: actor?.kind === "user" ? (actor.id ?? null) : null,
    },
  });
  return { ...serializeApiKey(row, await listResourceNames(db, organization, listKeyCreators([row]))), key };
}

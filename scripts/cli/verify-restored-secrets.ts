import type pg from "pg";
import { assertSecrets } from "@/lib/domain/tenancy/sealing/assert-secrets";
import { verifySealedValues } from "@/lib/domain/tenancy/sealing/verify-sealed-values";
import { createKeyring } from "@/lib/platform/crypto/keyring";
import type { Secrets } from "@/lib/platform/crypto/secret";

/**
 * Verifies that the secrets decrypt the restored values. Returns the number of values, and of those sealed with a
 * secret lost before.
 */
export async function verifyRestoredSecrets(client: pg.ClientBase, url: string, secrets: Secrets) {
  await assertSecrets(url, secrets);
  return verifySealedValues(client, createKeyring(secrets));
}

import type pg from "pg";
import { assertSecrets } from "@/lib/platform/crypto/assert-secrets";
import { createKeyring } from "@/lib/platform/crypto/keyring";
import type { Secrets } from "@/lib/platform/crypto/secret";
import { verifySealedValues } from "@/lib/platform/crypto/verify-sealed-values";

/**
 * Verifies that the secrets decrypt the restored values. Returns the number of values, and of those sealed with a
 * secret lost before.
 */
export async function verifyRestoredSecrets(client: pg.ClientBase, url: string, secrets: Secrets) {
  await assertSecrets(url, secrets);
  return verifySealedValues(client, createKeyring(secrets));
}

import type pg from "pg";
import { assertSecrets } from "@/lib/platform/crypto/assert-secrets";
import { createKeyring } from "@/lib/platform/crypto/keyring";
import type { Secrets } from "@/lib/platform/crypto/secret";
import { verifySealedValues } from "@/lib/platform/crypto/verify-sealed-values";

/** Whether the secrets open what was filled in. Says how many values, and how many were sealed by one lost before. */
export async function verifyRestoredSecrets(client: pg.ClientBase, url: string, secrets: Secrets) {
  await assertSecrets(url, secrets);
  return verifySealedValues(client, createKeyring(secrets));
}

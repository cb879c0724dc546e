import type pg from "pg";
import { checkSecrets } from "@/lib/platform/crypto/check-secrets";
import { createKeyring } from "@/lib/platform/crypto/keyring";
import { openSealedValues } from "@/lib/platform/crypto/open-sealed-values";
import type { Secrets } from "@/lib/platform/crypto/secret";

/** Whether the secrets open what was filled in. Says how many values, and how many were sealed by one lost before. */
export async function checkFilled(client: pg.ClientBase, url: string, secrets: Secrets) {
  await checkSecrets(url, secrets);
  return openSealedValues(client, createKeyring(secrets));
}

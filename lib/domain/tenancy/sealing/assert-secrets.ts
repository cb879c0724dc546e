import type pg from "pg";
import { SECRET_CHECK_CONTEXT } from "@/lib/platform/crypto/encryption-context";
import { createKeyring, type Keyring } from "@/lib/platform/crypto/keyring";
import { buildKeyCheck, INSERT_SEALING_KEY } from "@/lib/platform/crypto/sealing-keys";
import type { Secrets } from "@/lib/platform/crypto/secret";
import { runOnConnection } from "@/lib/platform/db/run-on-connection";
import { defineStatement } from "@/lib/platform/db/statement";
import { withClient } from "@/lib/platform/db/with-client";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { findSealedSamples } from "./sealed-values";

const KNOWN_KEYS = defineStatement<{ sealed: Buffer }>("SELECT sealed FROM sealing_keys");

/**
 * Throws `OperatorError` if the secrets do not decrypt the values in the database, because mails and calendars would
 * be unreadable. Records the current secret's key.
 */
export async function assertSecrets(databaseUrl: string, secrets: Secrets): Promise<void> {
  await withClient(
    { connectionString: databaseUrl, application_name: "bookpage secrets" },
    async (client) => {
      const keyring = createKeyring(secrets);
      if (!(await canOpenSamples(client, keyring))) {
        throw new OperatorError(
          "BOOKPAGE_SECRET does not decrypt the values in this database: set the secret that sealed them, or set it as BOOKPAGE_SECRET_PREVIOUS until secret:rotate has run.",
        );
      }
      await runOnConnection(client, INSERT_SEALING_KEY, buildKeyCheck(keyring));
    },
  );
}

/** True if the secrets decrypt the values in the database. */
export const areSecretsValid = (client: pg.ClientBase, secrets: Secrets): Promise<boolean> =>
  canOpenSamples(client, createKeyring(secrets));

async function canOpenSamples(client: pg.ClientBase, { open }: Keyring): Promise<boolean> {
  const known = await runOnConnection(client, KNOWN_KEYS);
  if (known.length > 0) return known.every(({ sealed }) => open(sealed, SECRET_CHECK_CONTEXT) !== null);
  // The database is older than recorded keys. One readable value is enough, because earlier secrets may be lost.
  const samples = await findSealedSamples(client);
  return samples.length === 0 || samples.some(({ sealed, context }) => open(sealed, context) !== null);
}

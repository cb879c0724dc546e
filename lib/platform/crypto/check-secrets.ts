import type pg from "pg";
import { runStatement } from "@/lib/platform/db/run-statement";
import { statement } from "@/lib/platform/db/statement";
import { withClient } from "@/lib/platform/db/with-client";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { createKeyring, type Keyring } from "./keyring";
import { CHECK_PLACE } from "./seal-place";
import { findSealedSamples } from "./sealed-values";
import { ADD_KEY, checkValues } from "./sealing-keys";
import type { Secrets } from "./secret";

const KNOWN_KEYS = statement<{ sealed: Buffer }>("SELECT sealed FROM sealing_keys");

/**
 * Refuses to start with secrets that do not open what the database holds, rather than to run with mails and calendars
 * that nobody can read. What the current secret will seal is opened by it from then on.
 */
export async function checkSecrets(databaseUrl: string, secrets: Secrets): Promise<void> {
  await withClient(
    { connectionString: databaseUrl, application_name: "bookpage secrets" },
    async (client) => {
      const keyring = createKeyring(secrets);
      if (!(await areRight(client, keyring))) {
        throw new OperatorError(
          "BOOKPAGE_SECRET does not open what this database holds: set the secret that it was sealed with, or name it in BOOKPAGE_SECRET_PREVIOUS until secret:rotate has been run.",
        );
      }
      await runStatement(client, ADD_KEY, checkValues(keyring));
    },
  );
}

/** Whether the secrets open what the database holds. */
export const areSecretsRight = (client: pg.ClientBase, secrets: Secrets): Promise<boolean> =>
  areRight(client, createKeyring(secrets));

async function areRight(client: pg.ClientBase, { open }: Keyring): Promise<boolean> {
  const known = await runStatement(client, KNOWN_KEYS);
  if (known.length > 0) return known.every(({ sealed }) => open(sealed, CHECK_PLACE) !== null);
  // A database from before keys were noted: one value that opens is enough, as earlier secrets may have been lost.
  const samples = await findSealedSamples(client);
  return samples.length === 0 || samples.some(({ sealed, place }) => open(sealed, place) !== null);
}

import type { Secrets } from "@/lib/platform/crypto/secret";
import { assertDatabaseUrls } from "@/lib/platform/db/assert-database-urls";
import { runEmbedded } from "@/lib/platform/db/embedded/run-embedded";
import type { Env } from "@/lib/platform/env/env";
import type { OperatorError } from "@/lib/platform/env/operator-error";
import { findSecrets } from "./find-secrets";

export interface PreparedDatabase {
  url: string;
  /** The address of the server itself if `url` leads to a pooler. */
  directUrl: string;
  /** The current secret, and the previous one while it is valid. */
  secrets: Secrets;
  stop: () => Promise<void>;
}

/** Prepares the database of DATABASE_URL, else the built-in one. */
export async function prepareDatabase(
  settings: Env,
  giveUp: (reason: OperatorError) => void,
): Promise<PreparedDatabase> {
  if (settings.DATABASE_URL) {
    const url = settings.DATABASE_URL;
    const directUrl = await assertDatabaseUrls(url, {
      direct: settings.DATABASE_DIRECT_URL,
      replica: settings.DATABASE_REPLICA_URL,
    });
    return { url, directUrl, secrets: await findSecrets(settings), stop: async () => {} };
  }
  const { url, stop } = await runEmbedded(settings.BOOKPAGE_DATA_DIR, settings.WEB_URL, giveUp);
  return { url, directUrl: url, secrets: await findSecrets(settings), stop };
}

import path from "node:path";
import type { Secrets } from "@/lib/platform/crypto/secret";
import type { Env } from "@/lib/platform/env/env";
import { readFileIfExists } from "@/lib/platform/process/read-file-if-exists";
import { ensureSecret } from "./ensure-secret";

/**
 * Returns the secrets of the settings, else those in the data directory: `secret`, and `secret.previous` if it
 * exists.
 */
export async function findSecrets(settings: Env): Promise<Secrets> {
  const {
    BOOKPAGE_SECRET: configured,
    BOOKPAGE_SECRET_PREVIOUS: configuredPrevious,
    BOOKPAGE_DATA_DIR,
  } = settings;
  const current = configured ?? (await ensureSecret(BOOKPAGE_DATA_DIR));
  const previous =
    configuredPrevious ??
    (configured
      ? undefined
      : (await readFileIfExists(path.join(BOOKPAGE_DATA_DIR, "secret.previous")))?.trim());
  return previous ? [current, previous] : [current];
}

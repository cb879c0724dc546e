import { checkSecrets } from "@/lib/platform/crypto/check-secrets";
import { resealValues } from "@/lib/platform/crypto/reseal-values";
import { ownKeyring } from "@/lib/platform/crypto/seal";
import { readSecrets } from "@/lib/platform/crypto/secret";
import { database } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import type { Options } from "./options";

export async function secretRotate(options: Options) {
  // What a secret has sealed that is lost stays unreadable; without this the service would never start again.
  if (!options.lost) await checkSecrets(env().DATABASE_URL ?? "", readSecrets());
  return resealValues(database(), ownKeyring());
}

import { assertSecrets } from "@/lib/domain/tenancy/sealing/assert-secrets";
import { resealValues } from "@/lib/domain/tenancy/sealing/reseal-values";
import { getKeyring } from "@/lib/platform/crypto/seal";
import { readSecrets } from "@/lib/platform/crypto/secret";
import { getDatabase } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import type { Options } from "./options";

export async function runSecretRotate(options: Options) {
  // Values sealed with a lost secret stay unreadable; without this option the service would never start again.
  if (!options.lost) await assertSecrets(env().DATABASE_URL ?? "", readSecrets());
  return resealValues(getDatabase(), getKeyring());
}

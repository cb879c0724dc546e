import path from "node:path";
import type { Manifest } from "@/lib/platform/backup/manifest";
import { openBackup } from "@/lib/platform/backup/open-backup";
import { verifyBackup } from "@/lib/platform/backup/verify-backup";
import { importDatabase } from "@/lib/platform/copy/import-database";
import type { Secrets } from "@/lib/platform/crypto/secret";
import { toCurrentMigrations } from "@/lib/platform/db/mark-baseline-applied";
import { listMigrations } from "@/lib/platform/db/migrations-folder";
import { type Env, parseEnv } from "@/lib/platform/env/env";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { callingDirectory } from "../calling-directory";
import { writeRestoredFiles } from "../start/write-restored-files";
import { acquireDatabase } from "./acquire-database";
import { countExternalFiles } from "./count-external-files";
import type { Options } from "./options";
import { readPassphrase } from "./read-passphrase";
import { requireEmptyTarget } from "./require-empty-target";
import { summarizeCounts } from "./summarize-counts";
import { verifyRestoredSecrets } from "./verify-restored-secrets";

/** Verifies the whole backup before it changes anything, so that a damaged one replaces no data. */
export async function runRestore({ positionals: [name = ""], replace, ...options }: Options) {
  const file = path.resolve(callingDirectory, name);
  const passphrase = await readPassphrase(options["passphrase-file"], { isNew: false });
  const settings = parseEnv(process.env);
  const manifest = await verifyBackup(file, passphrase);
  const migrations = await toCurrentMigrations(manifest.migrations);
  await assertNotNewer(migrations, manifest.release);
  const secrets = findRestoreSecrets(settings, manifest);
  const target = await acquireDatabase(settings);
  try {
    await requireEmptyTarget(target, { mayReplace: replace === true });
    const { tables, readSequences } = await openBackup(file, passphrase);
    let sealed = {};
    let outside = {};
    const counts = await importDatabase(target.url, { migrations, tables, readSequences }, async (client) => {
      sealed = await verifyRestoredSecrets(client, target.url, secrets);
      await writeRestoredFiles(settings, manifest);
      outside = await countExternalFiles(client);
    });
    return {
      made_at: manifest.made_at,
      release: manifest.release,
      ...summarizeCounts(counts),
      ...outside,
      sealed,
    };
  } finally {
    await target.stop();
  }
}

async function assertNotNewer(migrations: readonly string[], release: string) {
  const known = new Set(await listMigrations());
  if (migrations.every((migration) => known.has(migration))) return;
  throw new OperatorError(
    `The backup was made by release ${release}, which is newer than this one: use that release.`,
  );
}

/** Returns the secrets with which the service will start; the settings must contain every one that the data need. */
function findRestoreSecrets(
  { BOOKPAGE_SECRET, BOOKPAGE_SECRET_PREVIOUS }: Env,
  { secrets }: Manifest,
): Secrets {
  if (!BOOKPAGE_SECRET) return secrets;
  const set = [BOOKPAGE_SECRET, ...(BOOKPAGE_SECRET_PREVIOUS ? [BOOKPAGE_SECRET_PREVIOUS] : [])] as const;
  if (secrets.every((secret) => set.includes(secret))) return set;
  throw new OperatorError(
    "The backup was made with another BOOKPAGE_SECRET: backup:secrets prints it; set it instead, or as BOOKPAGE_SECRET_PREVIOUS.",
  );
}

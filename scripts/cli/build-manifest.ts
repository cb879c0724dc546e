import path from "node:path";
import type pg from "pg";
import type { Manifest } from "@/lib/platform/backup/manifest";
import type { Secrets } from "@/lib/platform/crypto/secret";
import { findUnknownMigrations, listFinished } from "@/lib/platform/db/pending-migrations";
import { assertImportFinished } from "@/lib/platform/db/unfinished-import";
import type { Env } from "@/lib/platform/env/env";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { readFileIfExists } from "@/lib/platform/process/read-file-if-exists";
import { readReleaseVersion } from "@/lib/platform/release/read-release-version";
import { getDemoFile } from "../start/demo-file";

/** Builds the manifest of a backup, with everything to restore besides the database. */
export async function buildManifest(
  client: pg.ClientBase,
  settings: Env,
  [current, ...previous]: Secrets,
  now: Date,
): Promise<Manifest> {
  await assertImportFinished(client);
  const [unknown] = await findUnknownMigrations(client);
  if (unknown)
    throw new OperatorError(`A newer release has applied ${unknown} to the database: use that release.`);
  const migrations = await listFinished(client);
  if (migrations.length === 0) throw new OperatorError("The database is empty.");
  return {
    format: 1,
    release: await readReleaseVersion(),
    made_at: now.toISOString(),
    migrations: migrations.sort(),
    secrets: [current, ...previous],
    vapid: await findVapidKeys(settings),
    demo: settings.DATABASE_URL
      ? null
      : ((await readFileIfExists(getDemoFile(settings.BOOKPAGE_DATA_DIR))) ?? null),
  };
}

async function findVapidKeys({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, BOOKPAGE_DATA_DIR }: Env) {
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY)
    return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  const vapidKeys = await readFileIfExists(path.join(BOOKPAGE_DATA_DIR, "vapid.json"));
  return vapidKeys ? (JSON.parse(vapidKeys) as { publicKey: string; privateKey: string }) : null;
}

import { writeFile } from "node:fs/promises";
import path from "node:path";
import { assertSecrets } from "@/lib/domain/tenancy/sealing/assert-secrets";
import { exportTables } from "@/lib/platform/copy/export-tables";
import { importDatabase } from "@/lib/platform/copy/import-database";
import { listSequences } from "@/lib/platform/copy/sequences";
import { withSnapshot } from "@/lib/platform/copy/snapshot";
import { applyMigrations } from "@/lib/platform/db/apply-migrations";
import { assertDatabaseUrls } from "@/lib/platform/db/assert-database-urls";
import { parseEnv } from "@/lib/platform/env/env";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { findSecrets } from "../start/find-secrets";
import { acquireDatabase } from "./acquire-database";
import { buildManifest } from "./build-manifest";
import { buildSecretSettings } from "./build-secret-settings";
import { countExternalFiles } from "./count-external-files";
import type { Options } from "./options";
import { requireEmptyTarget } from "./require-empty-target";
import { verifyRestoredSecrets } from "./verify-restored-secrets";

/** Copies the built-in database and leaves it unchanged. Later writes to it are not in the copy. */
export async function runMoveTo({ positionals: [address = ""] }: Options) {
  const settings = parseEnv(process.env);
  if (settings.DATABASE_URL)
    throw new OperatorError(
      "DATABASE_URL is set: only the built-in database can be moved. Use backup and restore.",
    );
  parseEnv({ DATABASE_URL: address, BOOKPAGE_SECRET: "only the address is to be checked here" });
  await assertDatabaseUrls(address);
  const source = await acquireDatabase(settings);
  try {
    if (source.isServed)
      throw new OperatorError("The service is running: stop it first, so that no data is missed.");
    await requireEmptyTarget({ url: address, isServed: false }, { mayReplace: false });
    await applyMigrations(source.url);
    const secrets = await findSecrets(settings);
    await assertSecrets(source.url, secrets);
    return await withSnapshot(source.url, async (client) => {
      const manifest = await buildManifest(client, settings, secrets, new Date());
      let sealed = {};
      const counts = await importDatabase(
        address,
        {
          migrations: manifest.migrations,
          tables: exportTables(client),
          readSequences: () => listSequences(client),
        },
        async (filled) => {
          sealed = await verifyRestoredSecrets(filled, address, secrets);
        },
      );
      const file = path.join(settings.BOOKPAGE_DATA_DIR, "moved.env");
      await writeFile(file, describeSettings({ DATABASE_URL: address, ...buildSecretSettings(manifest) }), {
        mode: 0o600,
      });
      return {
        rows_by_table: counts,
        ...(await countExternalFiles(client)),
        sealed,
        next: `Add the lines of ${file} to the settings and start the service: it then works on the other database.`,
      };
    });
  } finally {
    await source.stop();
  }
}

const describeSettings = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join("");

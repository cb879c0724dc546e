import { writeFile } from "node:fs/promises";
import path from "node:path";
import { fillDatabase } from "@/lib/platform/copy/fill-database";
import { readTables } from "@/lib/platform/copy/read-tables";
import { readSequences } from "@/lib/platform/copy/sequences";
import { withSnapshot } from "@/lib/platform/copy/snapshot";
import { checkSecrets } from "@/lib/platform/crypto/check-secrets";
import { checkAddresses } from "@/lib/platform/db/check-addresses";
import { applyMigrations } from "@/lib/platform/db/migrate";
import { parseEnv } from "@/lib/platform/env/env";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { findSecrets } from "../start/find-secrets";
import { borrowDatabase } from "./borrow-database";
import { buildManifest } from "./build-manifest";
import { checkFilled } from "./check-filled";
import { countOutside } from "./count-outside";
import type { Options } from "./options";
import { requireFillable } from "./require-fillable";
import { secretSettings } from "./secret-settings";

/** The built-in database stays as it is. What is written into it after the move is not in the other one. */
export async function moveTo({ given: [address = ""] }: Options) {
  const settings = parseEnv(process.env);
  if (settings.DATABASE_URL)
    throw new OperatorError(
      "DATABASE_URL is set: only the built-in database can be moved. Take backup and restore.",
    );
  parseEnv({ DATABASE_URL: address, BOOKPAGE_SECRET: "only the address is to be checked here" });
  await checkAddresses(address);
  const source = await borrowDatabase(settings);
  try {
    if (source.isServed)
      throw new OperatorError("The service is running: stop it first, so that nothing is missed.");
    await requireFillable({ url: address, isServed: false }, { mayReplace: false });
    await applyMigrations(source.url);
    const secrets = await findSecrets(settings);
    await checkSecrets(source.url, secrets);
    return await withSnapshot(source.url, async (client) => {
      const manifest = await buildManifest(client, settings, secrets, new Date());
      let sealed = {};
      const counts = await fillDatabase(
        address,
        {
          migrations: manifest.migrations,
          tables: readTables(client),
          readSequences: () => readSequences(client),
        },
        async (filled) => {
          sealed = await checkFilled(filled, address, secrets);
        },
      );
      const file = path.join(settings.BOOKPAGE_DATA_DIR, "moved.env");
      await writeFile(file, describeSettings({ DATABASE_URL: address, ...secretSettings(manifest) }), {
        mode: 0o600,
      });
      return {
        rows_by_table: counts,
        ...(await countOutside(client)),
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

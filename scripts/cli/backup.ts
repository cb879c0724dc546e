import { existsSync } from "node:fs";
import path from "node:path";
import { assertSecrets } from "@/lib/domain/tenancy/sealing/assert-secrets";
import { writeBackup } from "@/lib/platform/backup/write-backup";
import { withSnapshot } from "@/lib/platform/copy/snapshot";
import { parseEnv } from "@/lib/platform/env/env";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { writeFileAtomically } from "@/lib/platform/process/write-file-atomically";
import { callingDirectory } from "../calling-directory";
import { findSecrets } from "../start/find-secrets";
import { acquireDatabase } from "./acquire-database";
import { buildManifest } from "./build-manifest";
import { countExternalFiles } from "./count-external-files";
import type { Options } from "./options";
import { readPassphrase } from "./read-passphrase";
import { summarizeCounts } from "./summarize-counts";

/** Applies no migrations: a backup is made before them. */
export async function runBackup({ positionals: [name], ...options }: Options) {
  const now = new Date();
  const file = path.resolve(callingDirectory, name ?? `bookpage-${formatTimestamp(now)}.backup`);
  if (existsSync(file)) throw new OperatorError(`${file} exists: choose another file.`);
  const passphrase = await readPassphrase(options["passphrase-file"], { isNew: true });
  const settings = parseEnv(process.env);
  const { url, stop } = await acquireDatabase(settings);
  try {
    const secrets = await findSecrets(settings);
    await assertSecrets(url, secrets);
    return await withSnapshot(url, async (client) => {
      const manifest = await buildManifest(client, settings, secrets, now);
      const { bytes, counts } = writeBackup(client, manifest, passphrase);
      const size = await writeFileAtomically(file, bytes);
      return {
        file,
        bytes: size,
        ...summarizeCounts(counts),
        ...(await countExternalFiles(client)),
        made_at: manifest.made_at,
      };
    });
  } finally {
    await stop();
  }
}

const formatTimestamp = (now: Date) => now.toISOString().replace(/[-:]|\.\d+/g, "");

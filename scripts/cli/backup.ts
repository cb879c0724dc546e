import { existsSync } from "node:fs";
import path from "node:path";
import { writeBackup } from "@/lib/platform/backup/write-backup";
import { withSnapshot } from "@/lib/platform/copy/snapshot";
import { checkSecrets } from "@/lib/platform/crypto/check-secrets";
import { parseEnv } from "@/lib/platform/env/env";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { writeWholeFile } from "@/lib/platform/process/write-whole-file";
import { callingDirectory } from "../calling-directory";
import { findSecrets } from "../start/find-secrets";
import { borrowDatabase } from "./borrow-database";
import { buildManifest } from "./build-manifest";
import { countOutside } from "./count-outside";
import type { Options } from "./options";
import { readPassphrase } from "./read-passphrase";
import { summarizeCounts } from "./summarize-counts";

/** No migrations are applied: a backup is taken before them. */
export async function backup({ given: [name], ...options }: Options) {
  const now = new Date();
  const file = path.resolve(callingDirectory, name ?? `bookpage-${formatStamp(now)}.backup`);
  if (existsSync(file)) throw new OperatorError(`${file} is there already: name another file.`);
  const passphrase = await readPassphrase(options["passphrase-file"], { isNew: true });
  const settings = parseEnv(process.env);
  const { url, stop } = await borrowDatabase(settings);
  try {
    const secrets = await findSecrets(settings);
    await checkSecrets(url, secrets);
    return await withSnapshot(url, async (client) => {
      const manifest = await buildManifest(client, settings, secrets, now);
      const { bytes, counts } = writeBackup(client, manifest, passphrase);
      const size = await writeWholeFile(file, bytes);
      return {
        file,
        bytes: size,
        ...summarizeCounts(counts),
        ...(await countOutside(client)),
        made_at: manifest.made_at,
      };
    });
  } finally {
    await stop();
  }
}

const formatStamp = (now: Date) => now.toISOString().replace(/[-:]|\.\d+/g, "");

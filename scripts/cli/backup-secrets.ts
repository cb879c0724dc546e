import path from "node:path";
import { openBackup } from "@/lib/platform/backup/open-backup";
import { callingDirectory } from "../calling-directory";
import { buildSecretSettings } from "./build-secret-settings";
import type { Options } from "./options";
import { readPassphrase } from "./read-passphrase";

export async function runBackupSecrets({ positionals: [name = ""], ...options }: Options) {
  const passphrase = await readPassphrase(options["passphrase-file"], { isNew: false });
  const { manifest, close } = await openBackup(path.resolve(callingDirectory, name), passphrase);
  await close();
  return buildSecretSettings(manifest);
}

import path from "node:path";
import { openBackup } from "@/lib/platform/backup/read-backup";
import { callingDirectory } from "../calling-directory";
import type { Options } from "./options";
import { readPassphrase } from "./read-passphrase";
import { secretSettings } from "./secret-settings";

export async function backupSecrets({ given: [name = ""], ...options }: Options) {
  const passphrase = await readPassphrase(options["passphrase-file"], { isNew: false });
  const { manifest, close } = await openBackup(path.resolve(callingDirectory, name), passphrase);
  await close();
  return secretSettings(manifest);
}

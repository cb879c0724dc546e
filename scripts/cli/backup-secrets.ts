import path from "node:path";
import { openBackup } from "@/lib/platform/backup/read-backup";
import { callingDirectory } from "../calling-directory";
import type { Options } from "./options";
import { readPassphrase } from "./read-passphrase";

export async function backupSecrets({ given: [name = ""], ...options }: Options) {
  const passphrase = await readPassphrase(options["passphrase-file"], { isNew: false });
  const { manifest, close } = await openBackup(path.resolve(callingDirectory, name), passphrase);
  await close();
  const [current, previous] = manifest.secrets;
  return {
    BOOKPAGE_SECRET: current,
    ...(previous && { BOOKPAGE_SECRET_PREVIOUS: previous }),
    ...(manifest.vapid && {
      VAPID_PUBLIC_KEY: manifest.vapid.publicKey,
      VAPID_PRIVATE_KEY: manifest.vapid.privateKey,
    }),
  };
}

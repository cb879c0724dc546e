import { randomBytes } from "node:crypto";
import path from "node:path";
import webPush from "web-push";
import { ensureFile } from "@/lib/platform/process/ensure-file";

/** Creates the secret of the built-in default once, in the data directory, readable by its owner alone. */
export const ensureSecret = (dataDir: string): Promise<string> =>
  ensureFile(path.join(dataDir, "secret"), () => randomBytes(32).toString("base64url"));

/** Creates the key pair of push messages in the same way. */
export async function ensureVapidKeys(dataDir: string): Promise<{ publicKey: string; privateKey: string }> {
  const stored = await ensureFile(path.join(dataDir, "vapid.json"), () =>
    JSON.stringify(webPush.generateVAPIDKeys()),
  );
  return JSON.parse(stored);
}

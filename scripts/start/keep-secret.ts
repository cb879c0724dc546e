import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import webPush from "web-push";

/** The secret of the built-in default: made once, kept in the data directory, readable by its owner alone. */
export const keepSecret = (dataDir: string): Promise<string> =>
  keepFile(path.join(dataDir, "secret"), () => randomBytes(32).toString("base64url"));

/** Likewise the key pair of push messages. */
export async function keepVapidKeys(dataDir: string): Promise<{ publicKey: string; privateKey: string }> {
  const kept = await keepFile(path.join(dataDir, "vapid.json"), () =>
    JSON.stringify(webPush.generateVAPIDKeys()),
  );
  return JSON.parse(kept);
}

async function keepFile(file: string, make: () => string): Promise<string> {
  const kept = await readFile(file, "utf8").catch(() => undefined);
  if (kept) return kept.trim();

  const whole = `${file}.${process.pid}`; // linked when complete: an interrupted write leaves no half secret
  await writeFile(whole, `${make()}\n`, { mode: 0o600 });
  await link(whole, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(whole);
  return (await readFile(file, "utf8")).trim();
}

import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** The secret of the built-in default: made once, kept in the data directory, readable by its owner alone. */
export async function keepSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, "secret");
  const kept = await readFile(file, "utf8").catch(() => undefined);
  if (kept) return kept.trim();

  const whole = `${file}.${process.pid}`; // linked when complete: an interrupted write leaves no half secret
  await writeFile(whole, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600 });
  await link(whole, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(whole);
  return (await readFile(file, "utf8")).trim();
}

import { link, readFile, rm, writeFile } from "node:fs/promises";

/** Returns the file's content; creates the file if it is missing, readable by its owner alone. */
export async function ensureFile(file: string, make: () => string): Promise<string> {
  const existing = await readFile(file, "utf8").catch(() => undefined);
  if (existing) return existing.trim();

  const whole = `${file}.${process.pid}`; // linked when complete: an interrupted write leaves no partial secret
  await writeFile(whole, `${make()}\n`, { mode: 0o600 });
  await link(whole, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(whole);
  return (await readFile(file, "utf8")).trim();
}

import { createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";

/**
 * Writes a file that only its owner can read. It is renamed into place once it is complete and synced to disk, so
 * that an interruption, even a power failure, leaves no partial file. Returns its size.
 */
export async function writeFileAtomically(file: string, bytes: AsyncIterable<Buffer>): Promise<number> {
  const unfinished = `${file}.unfinished-${process.pid}`;
  try {
    await pipeline(bytes, createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true }));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
  return (await stat(file)).size;
}

/** Without this, a power failure could lose the new name. */
async function syncFolder(folder: string) {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

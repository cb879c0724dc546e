import { createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";

/**
 * Writes a file that only its owner reads. It has its name once it is whole and on disk: an end in the middle, even of
 * the machine, leaves none that looks like one. Gives its size.
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

/** Else the new name might not outlive the machine. */
async function syncFolder(folder: string) {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

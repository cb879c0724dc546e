import { createWriteStream } from "node:fs";
import { chown, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";

interface FileAccess {
  /** By default only the owner can read the file. */
  mode?: number;
  /** By default the account of the process. */
  owner?: { uid: number; gid: number };
}

/**
 * Writes a file and renames it into place once it is complete and synced to disk, so that an interruption, even a
 * power failure, leaves no partial file. Returns its size.
 */
export async function writeFileAtomically(
  file: string,
  content: string | AsyncIterable<Buffer>,
  { mode = 0o600, owner }: FileAccess = {},
): Promise<number> {
  const unfinished = `${file}.unfinished-${process.pid}`;
  const bytes = typeof content === "string" ? [Buffer.from(content)] : content;
  try {
    await pipeline(bytes, createWriteStream(unfinished, { flags: "wx", mode, flush: true }));
    if (owner) await chown(unfinished, owner.uid, owner.gid);
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

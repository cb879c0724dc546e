import type { Manifest } from "./manifest";
import { openBackup } from "./open-backup";

/** Reads a backup to its end, so that damage or truncation is found before existing data is replaced. */
export async function verifyBackup(file: string, passphrase: string): Promise<Manifest> {
  const { manifest, tables, readSequences } = await openBackup(file, passphrase);
  for await (const { table, chunks, countRows } of tables) {
    let lines = 0;
    for await (const chunk of chunks) lines += countLines(chunk);
    if (lines !== countRows())
      throw new Error(`The backup has ${lines} rows of ${table}, and says ${countRows()}`);
  }
  await readSequences();
  return manifest;
}

/** COPY ends each row with a line feed and writes those inside of values as `\n`. */
function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
}

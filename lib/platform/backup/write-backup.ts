import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { exportTables } from "@/lib/platform/copy/export-tables";
import { listSequences } from "@/lib/platform/copy/sequences";
import type { RowCounts } from "@/lib/platform/copy/table-copy";
import { encryptAge } from "./age-stream";
import { encodeFrame } from "./backup-frames";
import type { Manifest } from "./manifest";

const COMPRESSION_LEVEL = 3; // twice as fast as the default, a tenth larger

/**
 * Streams the whole database as the session sees it, compressed and encrypted with the passphrase. `counts` is
 * complete at the end of the stream.
 */
export function writeBackup(client: pg.ClientBase, manifest: Manifest, passphrase: string) {
  const counts: RowCounts = {};
  const compressed = createGzip({ level: COMPRESSION_LEVEL });
  const plain = Readable.from(writeFrames(client, manifest, counts)).on("error", (error) =>
    compressed.destroy(error),
  );
  return { bytes: encryptAge(plain.pipe(compressed), passphrase), counts };
}

async function* writeFrames(client: pg.ClientBase, manifest: Manifest, counts: RowCounts) {
  yield* encodeFrame({ said: manifest });
  for await (const { table, columns, chunks, countRows } of exportTables(client)) {
    yield* encodeFrame({ said: { table, columns } });
    for await (const rows of chunks) yield* encodeFrame({ rows });
    counts[table] = countRows();
    yield* encodeFrame({ said: { rows: countRows() } });
  }
  yield* encodeFrame({ said: { sequences: await listSequences(client) } });
}

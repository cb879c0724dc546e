import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { Sequences, TableCopy } from "@/lib/platform/copy/table-copy";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { type BackupFrame, decodeFrames } from "./backup-frames";
import { decryptBackup } from "./decrypt-backup";
import { BackupEnd, Manifest, TableBegin, TableEnd } from "./manifest";

interface OpenBackup {
  manifest: Manifest;
  /** The tables in order; consume the chunks of one before asking for the next. */
  tables: AsyncIterable<TableCopy>;
  /** Called after all tables; nothing may follow. */
  readSequences: () => Promise<Sequences>;
  /** Closes a backup that is not read to its end. */
  close: () => Promise<unknown>;
}

/** Opens a backup and reads its manifest. The rest is streamed, so that little of it is in memory. */
export async function openBackup(file: string, passphrase: string): Promise<OpenBackup> {
  const decompressed = createGunzip();
  const opened = Readable.from(decryptBackup(createReadStream(file), passphrase)).on("error", (error) =>
    decompressed.destroy(error),
  );
  const frames = decodeFrames(opened.pipe(decompressed));
  const next = async (): Promise<BackupFrame> => {
    const { value, done } = await frames.next();
    if (done) throw new OperatorError("The backup ends too early.");
    return value;
  };
  const manifest = readManifest(await next());
  let end: Sequences | undefined;
  return {
    manifest,
    tables: readTables(next, (sequences) => {
      end = sequences;
    }),
    readSequences: async () => {
      if (!end || !(await frames.next()).done) throw new OperatorError("The backup has an invalid end.");
      return end;
    },
    close: () => frames.return(undefined),
  };
}

function readManifest(frame: BackupFrame): Manifest {
  const result = Manifest.safeParse("said" in frame ? frame.said : null);
  if (result.success) return result.data;
  throw new OperatorError("This release cannot read the format of the backup: use a newer release.");
}

async function* readTables(
  next: () => Promise<BackupFrame>,
  finish: (sequences: Sequences) => void,
): AsyncGenerator<TableCopy> {
  for (;;) {
    const frame = await next();
    const data = "said" in frame ? frame.said : null;
    const ended = BackupEnd.safeParse(data);
    if (ended.success) return finish(ended.data.sequences);
    let rows: number | undefined;
    const readRows = async function* () {
      while (rows === undefined) {
        const inside = await next();
        if ("rows" in inside) yield inside.rows;
        else rows = TableEnd.parse(inside.said).rows;
      }
    };
    yield { ...TableBegin.parse(data), chunks: readRows(), countRows: () => rows ?? -1 };
  }
}

import { OperatorError } from "@/lib/platform/env/operator-error";

/** A backup is a sequence of frames: JSON data, or rows in the format of COPY. */
export type BackupFrame = { said: unknown } | { rows: Buffer };

const HEAD_BYTES = 5; // kind, length
const SAID = 1;
const ROWS = 2;

export function* encodeFrame(frame: BackupFrame): Generator<Buffer> {
  const body = "said" in frame ? Buffer.from(JSON.stringify(frame.said)) : frame.rows;
  const head = Buffer.alloc(HEAD_BYTES);
  head[0] = "said" in frame ? SAID : ROWS;
  head.writeUInt32BE(body.length, 1);
  yield head;
  yield body;
}

export async function* decodeFrames(source: AsyncIterable<Buffer>): AsyncGenerator<BackupFrame> {
  let pending: Buffer = Buffer.alloc(0);
  for await (const bytes of source) {
    pending = pending.length === 0 ? bytes : Buffer.concat([pending, bytes]);
    for (;;) {
      const end =
        pending.length < HEAD_BYTES ? Number.POSITIVE_INFINITY : HEAD_BYTES + pending.readUInt32BE(1);
      if (pending.length < end) break;
      const body = pending.subarray(HEAD_BYTES, end);
      yield pending[0] === SAID ? { said: JSON.parse(body.toString()) } : { rows: body };
      pending = pending.subarray(end);
    }
  }
  if (pending.length > 0) throw new OperatorError("The backup ends too early.");
}

import { AGE_MARK, decryptAge } from "./age-stream";
import { openChunks } from "./chunk-cipher";

/** Decrypts a backup in the age format, or in that of backups made before version 0.2.0. */
export async function* decryptBackup(
  source: AsyncIterable<Buffer>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const pieces = source[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  let next = await pieces.next();
  for (; !next.done && start.length < AGE_MARK.length; next = await pieces.next())
    start = Buffer.concat([start, next.value]);
  const whole = prepend(start, next, pieces);
  try {
    yield* start.subarray(0, AGE_MARK.length).equals(AGE_MARK)
      ? decryptAge(whole, passphrase)
      : openChunks(whole, passphrase);
  } finally {
    await pieces.return?.(); // closes the file of a backup that is not read to its end
  }
}

async function* prepend(
  start: Buffer,
  next: IteratorResult<Buffer>,
  rest: AsyncIterator<Buffer>,
): AsyncGenerator<Buffer> {
  yield start;
  for (let piece = next; !piece.done; piece = await rest.next()) yield piece.value;
}

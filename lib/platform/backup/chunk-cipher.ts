import { createDecipheriv, type DecipherGCM, scrypt } from "node:crypto";
import { OperatorError } from "@/lib/platform/env/operator-error";

const CIPHER = "aes-256-gcm";
const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;
const SALT_BYTES = 16;
const MARK = Buffer.from("bookpage-backup\n");

const MAX_SCRYPT_COST = { log2N: 20, r: 16, p: 4 };

const HEADER_BYTES = MARK.length + 3 + SALT_BYTES;

type Bytes = AsyncIterable<Buffer>;

/**
 * Decrypts a backup in the first format: chunks in AES-256-GCM. The nonce of each contains its number and whether it is
 * the last, so a missing, swapped or cut-off chunk is detected. Yields a chunk only after all of it was authenticated.
 */
export async function* openChunks(source: Bytes, passphrase: string): AsyncGenerator<Buffer> {
  const pieces = splitPieces(source, CHUNK_BYTES + TAG_BYTES, HEADER_BYTES);
  const header = (await pieces.next()).value?.chunk;
  if (!header?.subarray(0, MARK.length).equals(MARK) || header.length < HEADER_BYTES)
    throw new OperatorError("This is not a backup of Bookpage.");
  const key = await deriveChunkKey(passphrase, header);
  let number = 0;
  for await (const { chunk, isLast } of pieces) {
    const decipher = createDecipheriv(CIPHER, key, buildNonce(number, isLast)).setAAD(header);
    yield decryptChunk(decipher, chunk, number);
    number += 1;
  }
  if (number === 0) throw new OperatorError("The backup is damaged: only its header is left.");
}

function decryptChunk(decipher: DecipherGCM, chunk: Buffer, number: number): Buffer {
  try {
    decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch (error) {
    throw new OperatorError(
      number === 0
        ? "The passphrase is not the one of this backup, or its header is damaged."
        : "The backup is damaged or truncated.",
      { cause: error },
    );
  }
}

function deriveChunkKey(passphrase: string, header: Buffer): Promise<Buffer> {
  const [log2N = 0, r = 0, p = 0] = header.subarray(MARK.length);
  const { log2N: maxLog2N, r: maxR, p: maxP } = MAX_SCRYPT_COST;
  if (log2N < 1 || log2N > maxLog2N || r < 1 || r > maxR || p < 1 || p > maxP)
    throw new OperatorError("The header of the backup is damaged.");
  const cost = { N: 2 ** log2N, r, p, maxmem: 256 * 2 ** log2N * r };
  const salt = header.subarray(-SALT_BYTES);
  return new Promise((resolve, reject) =>
    scrypt(passphrase.normalize("NFC"), salt, 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
}

function buildNonce(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Splits a stream into pieces of one length; the first may have its own length, the last may be shorter or empty. */
async function* splitPieces(source: Bytes, length: number, firstLength = length) {
  let nextLength = firstLength;
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  for await (const bytes of source) {
    pending.push(bytes);
    pendingBytes += bytes.length;
    if (pendingBytes <= nextLength) continue; // a whole piece may still be the last
    let rest = Buffer.concat(pending);
    for (; rest.length > nextLength; nextLength = length) {
      yield { chunk: rest.subarray(0, nextLength), isLast: false };
      rest = rest.subarray(nextLength);
    }
    pending = [rest];
    pendingBytes = rest.length;
  }
  yield { chunk: Buffer.concat(pending), isLast: true };
}

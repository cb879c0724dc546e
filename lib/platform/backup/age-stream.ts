import { Readable } from "node:stream";
import { Decrypter, Encrypter } from "age-encryption";
import { OperatorError } from "@/lib/platform/env/operator-error";

/** The first bytes of each file in the age format. */
export const AGE_MARK = Buffer.from("age-encryption.org/");

/** Cost of scrypt as a power of two: 128 MiB of memory. Each file stores it, so it can grow later. */
const SCRYPT_LOG2N = 17;

type Bytes = AsyncIterable<Buffer>;

/** Encrypts a stream with a passphrase in the age format (C2SP age), so that `age --decrypt` opens it as well. */
export async function* encryptAge(
  source: Bytes,
  passphrase: string,
  log2N = SCRYPT_LOG2N,
): AsyncGenerator<Buffer> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase.normalize("NFC"));
  encrypter.setScryptWorkFactor(log2N);
  for await (const bytes of await encrypter.encrypt(toWebStream(source))) yield Buffer.from(bytes);
}

/** Decrypts a file in the age format; yields a chunk only after all of it was authenticated. */
export async function* decryptAge(source: Bytes, passphrase: string): AsyncGenerator<Buffer> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase.normalize("NFC"));
  const decrypted = await decrypter.decrypt(toWebStream(source)).catch((error: unknown) => {
    throw new OperatorError("The passphrase is not the one of this backup, or its header is damaged.", {
      cause: error,
    });
  });
  try {
    for await (const bytes of decrypted) yield Buffer.from(bytes);
  } catch (error) {
    throw new OperatorError("The backup is damaged or truncated.", { cause: error });
  }
}

const toWebStream = (source: Bytes) =>
  Readable.toWeb(Readable.from(source, { objectMode: false })) as ReadableStream<Uint8Array>;

import { createCipheriv, randomBytes, scryptSync } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { openChunks } from "./chunk-cipher";

const LOG2_N = 10;
const CHUNK_BYTES = 65_536;
const PASSPHRASE = "five grey herons on a roof";
const HEADER_BYTES = 35;
const SEALED_CHUNK_BYTES = 65_536 + 16;

async function* inPieces(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

/** Encrypts as the first format did. */
function seal(bytes: Buffer, passphrase = PASSPHRASE): Buffer {
  const salt = randomBytes(16);
  const header = Buffer.concat([Buffer.from("bookpage-backup\n"), Buffer.from([LOG2_N, 8, 1]), salt]);
  const key = scryptSync(passphrase.normalize("NFC"), salt, 32, { N: 2 ** LOG2_N, r: 8, p: 1 });
  const count = Math.max(1, Math.ceil(bytes.length / CHUNK_BYTES));
  const chunks = Array.from({ length: count }, (_, number) => {
    const nonce = Buffer.alloc(12);
    nonce.writeUIntBE(number, 5, 6);
    nonce[11] = number === count - 1 ? 1 : 0;
    const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(header);
    const chunk = bytes.subarray(number * CHUNK_BYTES, (number + 1) * CHUNK_BYTES);
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  });
  return Buffer.concat([header, ...chunks]);
}

const open = (bytes: Buffer, passphrase = PASSPHRASE, pieceBytes = 30_011) =>
  buffer(openChunks(inPieces(bytes, pieceBytes), passphrase));

it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])(
  "openChunks decrypts %i bytes of the first format",
  async (size) => {
    const bytes = randomBytes(size);
    const sealed = seal(bytes);
    expect((await open(sealed)).equals(bytes)).toBe(true);
    expect((await open(sealed, PASSPHRASE, sealed.length)).equals(bytes)).toBe(true);
  },
);

it("openChunks rejects a wrong passphrase, and accepts another Unicode form of the right one", async () => {
  const sealed = seal(Buffer.from("here"), "caf\u00e9 au lait, twice");
  await expect(open(sealed, "cafe au lait, twice")).rejects.toThrow(/^The passphrase is not the one/);
  expect((await open(sealed, "cafe\u0301 au lait, twice")).toString()).toBe("here");
});

it("openChunks rejects a file that is no backup", async () => {
  for (const other of [Buffer.alloc(0), Buffer.from("bookpage-backup\n"), randomBytes(500)])
    await expect(open(other)).rejects.toThrow("This is not a backup of Bookpage.");
});

const sealed = seal(randomBytes(200_000));
const chunkAt = (index: number) => HEADER_BYTES + index * SEALED_CHUNK_BYTES;
const part = (from: number, to?: number) => sealed.subarray(chunkAt(from), to && chunkAt(to));
const header = sealed.subarray(0, HEADER_BYTES);
const flip = (at: number) => {
  const altered = Buffer.from(sealed);
  altered[at] = (altered[at] ?? 0) ^ 1;
  return altered;
};

it.each([
  ["cut in a chunk", sealed.subarray(0, -1)],
  ["cut between chunks", sealed.subarray(0, chunkAt(2))],
  ["cut behind the header", header],
  ["without a chunk in the middle", Buffer.concat([header, part(0, 1), part(2)])],
  ["without its first chunk", Buffer.concat([header, part(1)])],
  ["with two chunks exchanged", Buffer.concat([header, part(0, 1), part(2, 3), part(1, 2), part(3)])],
  ["with a chunk twice", Buffer.concat([header, part(0, 1), part(0)])],
  ["with something behind its end", Buffer.concat([sealed, Buffer.from("x")])],
  ["altered in a chunk", flip(chunkAt(1) + 5)],
  ["altered in a tag", flip(sealed.length - 3)],
  ["altered in its salt", flip(HEADER_BYTES - 2)],
  ["altered in its cost", flip(17)],
])("openChunks rejects a backup %s", async (_, altered) => {
  await expect(open(altered)).rejects.toThrow(/damaged/);
});

import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { encryptAge } from "./age-stream";
import { decryptBackup } from "./decrypt-backup";

const QUICK_LOG2N = 10;
const PASSPHRASE = "five grey herons on a roof";

async function* inPieces(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

const encrypt = (bytes: Buffer, passphrase = PASSPHRASE) =>
  buffer(encryptAge(inPieces(bytes, 10_007), passphrase, QUICK_LOG2N));

const decrypt = (bytes: Buffer, passphrase = PASSPHRASE, pieceBytes = 30_011) =>
  buffer(decryptBackup(inPieces(bytes, pieceBytes), passphrase));

it.each([0, 1, 65_535, 65_536, 65_537, 200_000])(
  "decryptBackup reads %i bytes that encryptAge has written, in pieces of any size",
  async (size) => {
    const bytes = randomBytes(size);
    const encrypted = await encrypt(bytes);
    for (const pieceBytes of [7, 30_011, encrypted.length])
      expect((await decrypt(encrypted, PASSPHRASE, pieceBytes)).equals(bytes)).toBe(true);
  },
);

it("encryptAge writes the age format with a passphrase, differently each time, without revealing the bytes", async () => {
  const bytes = Buffer.from("Ana Silva".repeat(50));
  const [one, two] = [await encrypt(bytes), await encrypt(bytes)];
  expect(one.toString("latin1")).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S+ 10\n/);
  expect(one.equals(two)).toBe(false);
  expect(one.includes("Ana")).toBe(false);
});

it("decryptBackup rejects a wrong passphrase, and accepts another Unicode form of the right one", async () => {
  const encrypted = await encrypt(Buffer.from("here"), "café au lait, twice");
  await expect(decrypt(encrypted, "cafe au lait, twice")).rejects.toThrow(/^The passphrase is not the one/);
  expect((await decrypt(encrypted, "café au lait, twice")).toString()).toBe("here");
});

it("decryptBackup closes a source that is not read to its end", async () => {
  const bytes = await encrypt(randomBytes(200_000));
  let isClosed = false;
  async function* source() {
    try {
      yield* inPieces(bytes, 10_000);
    } finally {
      isClosed = true;
    }
  }
  for await (const _ of decryptBackup(source(), PASSPHRASE)) break;
  expect(isClosed).toBe(true);
});

it("decryptBackup rejects a file that is no backup", async () => {
  for (const other of [Buffer.alloc(0), Buffer.from("age-"), randomBytes(500)])
    await expect(decrypt(other)).rejects.toThrow("This is not a backup of Bookpage.");
});

const encrypted = await encrypt(randomBytes(200_000));
const bodyAt = encrypted.indexOf("\n", encrypted.indexOf("\n---") + 1) + 1 + 16;
const chunkAt = (index: number) => bodyAt + index * (65_536 + 16);
const flip = (at: number) => {
  const altered = Buffer.from(encrypted);
  altered[at] = (altered[at] ?? 0) ^ 1;
  return altered;
};

it.each([
  ["cut in a chunk", encrypted.subarray(0, -1)],
  ["cut between chunks", encrypted.subarray(0, chunkAt(2))],
  ["cut behind the header", encrypted.subarray(0, bodyAt)],
  ["cut in the header", encrypted.subarray(0, 40)],
  ["without its first chunk", Buffer.concat([encrypted.subarray(0, bodyAt), encrypted.subarray(chunkAt(1))])],
  ["with something behind its end", Buffer.concat([encrypted, Buffer.from("x")])],
  ["altered in a chunk", flip(chunkAt(1) + 5)],
  ["altered in its header", flip(45)],
])("decryptBackup rejects a backup %s", async (_, altered) => {
  await expect(decrypt(altered)).rejects.toThrow(/damaged/);
});

import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { openChunks, sealChunks } from "./chunk-cipher";

const QUICK = { log2N: 10, r: 8, p: 1 };
const PASSPHRASE = "five grey herons on a roof";
const HEADER_BYTES = 35;
const SEALED_CHUNK_BYTES = 65_536 + 16;

async function* inPieces(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

const seal = (bytes: Buffer, pieceBytes = 10_007) =>
  buffer(sealChunks(inPieces(bytes, pieceBytes), PASSPHRASE, QUICK));

const open = (bytes: Buffer, passphrase = PASSPHRASE, pieceBytes = 30_011) =>
  buffer(openChunks(inPieces(bytes, pieceBytes), passphrase));

it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])(
  "openChunks decrypts %i bytes that sealChunks has encrypted",
  async (size) => {
    const bytes = randomBytes(size);
    const sealed = await seal(bytes);
    expect((await open(sealed)).equals(bytes)).toBe(true);
    expect((await open(sealed, PASSPHRASE, sealed.length)).equals(bytes)).toBe(true);
  },
);

it("sealChunks encrypts the same bytes differently each time, without revealing them", async () => {
  const bytes = Buffer.from("Ana Silva".repeat(50));
  const [one, two] = [await seal(bytes), await seal(bytes)];
  expect(one.equals(two)).toBe(false);
  expect(one.includes("Ana")).toBe(false);
});

it("openChunks rejects a wrong passphrase, and accepts another Unicode form of the right one", async () => {
  const sealed = await buffer(
    sealChunks(inPieces(Buffer.from("here"), 9), "caf\u00e9 au lait, twice", QUICK),
  );
  await expect(open(sealed, "cafe au lait, twice")).rejects.toThrow(/^The passphrase is not the one/);
  expect((await open(sealed, "cafe\u0301 au lait, twice")).toString()).toBe("here");
});

it("openChunks rejects a file that is no backup", async () => {
  for (const other of [Buffer.alloc(0), Buffer.from("bookpage-backup\n"), randomBytes(500)])
    await expect(open(other)).rejects.toThrow("This is not a backup of Bookpage.");
});

const sealed = await seal(randomBytes(200_000));
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

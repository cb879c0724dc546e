import type { Db } from "@/lib/platform/db/client";
import { findOwned } from "@/lib/platform/db/find-owned";
import { searchStatements } from "@/lib/platform/db/statement";
import { findStorage } from "@/lib/platform/storage/object-storage";
import { StorageAway } from "@/lib/platform/storage/storage-away";
import { parseFilePath } from "./file-path";
import { objectKey, typeOfVariant } from "./object-key";

interface Row {
  organization_id: string;
  /** Null: it is in the object storage. */
  content: Buffer | null;
}

/** By its name alone, in which whose it is has gone: 160 bits that nobody guesses. */
const FIND = searchStatements<Row>(
  "SELECT organization_id, content FROM files WHERE picture = $1 AND variant = $2",
  "organization_id",
);

/**
 * What is served at `/files/…`; null: nothing. Its bytes are read when they are asked for: whoever has them already needs
 * none of the object storage.
 */
export async function findFile(
  db: Db,
  name: string,
): Promise<{ type: string; read: () => Promise<Buffer | null> } | null> {
  const named = parseFilePath(`/files/${name}`);
  if (!named) return null;
  const row = await findOwned(db, FIND, `picture ${named.picture}`, [named.picture, named.variant]);
  if (!row) return null;
  const { organization_id: organization, content } = row;
  const key = objectKey(organization, named.picture, named.variant);
  return { type: typeOfVariant(named.variant), read: async () => content ?? readOutside(key) };
}

function readOutside(key: string): Promise<Buffer | null> {
  const storage = findStorage();
  if (!storage) throw new StorageAway("S3_URL is not set, and a file is kept there");
  return storage.get(key);
}

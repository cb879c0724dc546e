import type { Db } from "@/lib/platform/db/client";
import { findWithCachedOwner } from "@/lib/platform/db/find-with-cached-owner";
import { defineSearchStatements } from "@/lib/platform/db/statement";
import { findStorage } from "@/lib/platform/storage/object-storage";
import { StorageUnavailableError } from "@/lib/platform/storage/storage-unavailable-error";
import { parseFilePath } from "./file-path";
import { buildObjectKey, getVariantType } from "./object-key";

interface Row {
  organization_id: string;
  /** Null: it is in the object storage. */
  content: Buffer | null;
}

/** By its name alone, in which whose it is has gone: 160 bits that nobody guesses. */
const FIND = defineSearchStatements<Row>(
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
  const row = await findWithCachedOwner(db, FIND, `picture ${named.picture}`, [named.picture, named.variant]);
  if (!row) return null;
  const { organization_id: organization, content } = row;
  const key = buildObjectKey(organization, named.picture, named.variant);
  return { type: getVariantType(named.variant), read: async () => content ?? downloadObject(key) };
}

function downloadObject(key: string): Promise<Buffer | null> {
  const storage = findStorage();
  if (!storage) throw new StorageUnavailableError("S3_URL is not set, and a file is kept there");
  return storage.get(key);
}

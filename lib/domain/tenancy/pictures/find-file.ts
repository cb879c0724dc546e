import type { Db } from "@/lib/platform/db/client";
import { findWithCachedOwner } from "@/lib/platform/db/find-with-cached-owner";
import { defineSearchStatements } from "@/lib/platform/db/statement";
import { findStorage } from "@/lib/platform/storage/object-storage";
import { StorageUnavailableError } from "@/lib/platform/storage/storage-unavailable-error";
import { buildObjectKey, getVariantType } from "./object-key";
import { parseFilePath } from "./picture-path";

interface Row {
  organization_id: string;
  /** Null if the bytes are in the object storage. */
  content: Buffer | null;
}

/** The name has 160 unguessable bits, derived from its owner, so that the lookup needs no tenant. */
const FIND = defineSearchStatements<Row>(
  "SELECT organization_id, content FROM files WHERE picture = $1 AND variant = $2",
  "organization_id",
);

/**
 * Returns the file at `/files/…`, or null. `read` loads the bytes lazily, so that a 304 needs no request to
 * the object storage.
 */
export async function findFile(
  db: Db,
  name: string,
): Promise<{ type: string; read: () => Promise<Buffer | null> } | null> {
  const parsed = parseFilePath(`/files/${name}`);
  if (!parsed) return null;
  const row = await findWithCachedOwner(db, FIND, `picture ${parsed.picture}`, [
    parsed.picture,
    parsed.variant,
  ]);
  if (!row) return null;
  const { organization_id: organization, content } = row;
  const key = buildObjectKey(organization, parsed.picture, parsed.variant);
  return { type: getVariantType(parsed.variant), read: async () => content ?? downloadObject(key) };
}

function downloadObject(key: string): Promise<Buffer | null> {
  const storage = findStorage();
  if (!storage) throw new StorageUnavailableError("S3_URL is not set, but a file is stored there");
  return storage.get(key);
}

import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import type { ObjectStorage } from "@/lib/platform/storage/object-storage";
import { enqueueOrphanCheck } from "./delete-orphaned-objects";
import { buildObjectKey, getVariantType } from "./object-key";

interface Row {
  picture: string;
  variant: string;
  content: Buffer | null;
}

const ORGANIZATIONS = defineStatement<{ id: string }>("SELECT id FROM organizations ORDER BY id");

const BATCH = 20;

/** Keyset pagination, so that files that cannot be moved are skipped. */
const buildPageStatement = (where: string) =>
  defineStatement<Row>(`
  SELECT picture, variant, content FROM files
   WHERE organization_id = $1 AND (picture, variant) > ($2, $3) AND content ${where}
   ORDER BY picture, variant LIMIT ${BATCH}`);

const IN_DATABASE = buildPageStatement("IS NOT NULL");
const IN_STORAGE = buildPageStatement("IS NULL");

const CLEAR_BYTES = defineStatement<{ picture: string }>(`
  UPDATE files SET content = NULL WHERE organization_id = $1 AND picture = $2 AND variant = $3 RETURNING picture`);

const STORE_BYTES = defineStatement<{ picture: string }>(`
  UPDATE files SET content = $4 WHERE organization_id = $1 AND picture = $2 AND variant = $3 RETURNING picture`);

export interface MoveResult {
  moved: number;
  /** Files that the object storage does not have. */
  missing: number;
}

/** Moves all files into the object storage while the service runs. An interrupted run can be repeated. */
export const moveFilesToStorage = (db: Db, storage: ObjectStorage) =>
  moveAllFiles(db, IN_DATABASE, async (organization, { picture, variant, content }) => {
    if (!content) return "missing";
    await storage.put(buildObjectKey(organization, picture, variant), content, getVariantType(variant));
    const [updated] = await executeSql(db, CLEAR_BYTES, [organization, picture, variant]);
    if (!updated) await enqueueOrphanCheck(db, organization, picture); // the row was deleted meanwhile
    return "moved";
  });

/** Moves all files back into the database. */
export const moveFilesToDatabase = (db: Db, storage: ObjectStorage) =>
  moveAllFiles(db, IN_STORAGE, async (organization, { picture, variant }) => {
    const key = buildObjectKey(organization, picture, variant);
    const content = await storage.get(key);
    if (!content) return "missing";
    await executeSql(db, STORE_BYTES, [organization, picture, variant, content]);
    await storage.remove(key);
    return "moved";
  });

async function moveAllFiles(
  db: Db,
  page: typeof IN_DATABASE,
  move: (organization: string, row: Row) => Promise<keyof MoveResult>,
): Promise<MoveResult> {
  const counts: MoveResult = { moved: 0, missing: 0 };
  for (const { id } of await executeSql(db, ORGANIZATIONS)) {
    let last = { picture: "", variant: "" };
    for (;;) {
      const rows = await executeSql(db, page, [id, last.picture, last.variant]);
      for (const row of rows) counts[await move(id, row)] += 1;
      const end = rows.at(-1);
      if (!end || rows.length < BATCH) break;
      last = end;
    }
  }
  return counts;
}

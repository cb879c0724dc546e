import type { Db } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import type { ObjectStorage } from "@/lib/platform/storage/object-storage";
import { objectKey, typeOfVariant } from "./object-key";
import { queueSweep } from "./sweep-objects";

interface Row {
  picture: string;
  variant: string;
  content: Buffer | null;
}

const ORGANIZATIONS = statement<{ id: string }>("SELECT id FROM organizations ORDER BY id");

const BATCH = 20;

/** Page by page, from behind the last one on: what cannot be moved is passed over. */
const pageOf = (where: string) =>
  statement<Row>(`
  SELECT picture, variant, content FROM files
   WHERE organization_id = $1 AND (picture, variant) > ($2, $3) AND content ${where}
   ORDER BY picture, variant LIMIT ${BATCH}`);

const INSIDE = pageOf("IS NOT NULL");
const OUTSIDE = pageOf("IS NULL");

const EMPTY = statement<{ picture: string }>(`
  UPDATE files SET content = NULL WHERE organization_id = $1 AND picture = $2 AND variant = $3 RETURNING picture`);

const FILL = statement<{ picture: string }>(`
  UPDATE files SET content = $4 WHERE organization_id = $1 AND picture = $2 AND variant = $3 RETURNING picture`);

export interface Moved {
  moved: number;
  /** That the object storage does not have. */
  missing: number;
}

/** All files into the object storage, while the service runs; broken off, it can be called again. */
export const moveOutside = (db: Db, storage: ObjectStorage) =>
  moveAll(db, INSIDE, async (organization, { picture, variant, content }) => {
    if (!content) return "missing";
    await storage.put(objectKey(organization, picture, variant), content, typeOfVariant(variant));
    const [kept] = await sql(db, EMPTY, [organization, picture, variant]);
    if (!kept) await queueSweep(db, organization, picture); // deleted in between
    return "moved";
  });

/** All files back into the database. */
export const moveInside = (db: Db, storage: ObjectStorage) =>
  moveAll(db, OUTSIDE, async (organization, { picture, variant }) => {
    const key = objectKey(organization, picture, variant);
    const content = await storage.get(key);
    if (!content) return "missing";
    await sql(db, FILL, [organization, picture, variant, content]);
    await storage.remove(key);
    return "moved";
  });

async function moveAll(
  db: Db,
  page: typeof INSIDE,
  move: (organization: string, row: Row) => Promise<keyof Moved>,
): Promise<Moved> {
  const counts: Moved = { moved: 0, missing: 0 };
  for (const { id } of await sql(db, ORGANIZATIONS)) {
    let last = { picture: "", variant: "" };
    for (;;) {
      const rows = await sql(db, page, [id, last.picture, last.variant]);
      for (const row of rows) counts[await move(id, row)] += 1;
      const end = rows.at(-1);
      if (!end || rows.length < BATCH) break;
      last = end;
    }
  }
  return counts;
}

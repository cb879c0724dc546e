import { HOUR } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { addJob } from "@/lib/platform/queue/add-job";
import { findStorage } from "@/lib/platform/storage/object-storage";
import { DELETE_ORPHANED_OBJECTS } from "./tasks";

const STORED_PICTURES = defineStatement<{ picture: string }>(
  "SELECT picture FROM files WHERE organization_id = $1 AND picture = $2 LIMIT 1",
);

/** Longer than any concurrent upload of the same picture. */
const DELETE_AFTER_MS = HOUR;

/** Enqueues a check for objects of a picture that has no row, or may not get one. */
export const enqueueOrphanCheck = (db: Db, organization: string, picture: string) =>
  addJob(
    db,
    DELETE_ORPHANED_OBJECTS,
    { organization, picture },
    {
      key: `delete_orphaned_objects/${organization}/${picture}`,
      runAt: new Date(Date.now() + DELETE_AFTER_MS),
    },
  );

export async function deleteOrphanedObjects(
  db: Db,
  organization: OrganizationId,
  picture: string,
): Promise<void> {
  const storage = findStorage();
  if (!storage || (await executeSql(db, STORED_PICTURES, [organization, picture])).length > 0) return;
  for await (const key of storage.list(`${organization}/${picture}-`)) await storage.remove(key);
}

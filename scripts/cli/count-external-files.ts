import type pg from "pg";

/** Counts the files in an object storage: a database, and its backup, only contain their names. */
export async function countExternalFiles(
  client: pg.ClientBase,
): Promise<{ files_in_object_storage?: number }> {
  const { rows } = await client.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM files WHERE content IS NULL",
  );
  const count = rows[0]?.count ?? 0;
  return count > 0 ? { files_in_object_storage: count } : {};
}

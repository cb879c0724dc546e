import type pg from "pg";

/** How many files are in an object storage: a database, and a backup of it, only names them. */
export async function countExternalFiles(
  client: pg.ClientBase,
): Promise<{ files_in_object_storage?: number }> {
  const { rows } = await client.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM files WHERE content IS NULL",
  );
  const count = rows[0]?.count ?? 0;
  return count > 0 ? { files_in_object_storage: count } : {};
}

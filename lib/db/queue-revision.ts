/** The revision of the job queue's own tables that this version of graphile-worker brings. */
export const QUEUE_REVISION = 19;

interface Queryable {
  query: (text: string) => Promise<{ rows: { revision: number | null }[] }>;
}

/** Whether jobs can be queued: the tables of the queue are there, and as new as the code. */
export async function isQueueCurrent(db: Queryable): Promise<boolean> {
  try {
    const { rows } = await db.query("SELECT max(id) AS revision FROM graphile_worker.migrations");
    return (rows[0]?.revision ?? 0) >= QUEUE_REVISION;
  } catch (error) {
    if ((error as { code?: string }).code === "42P01") return false; // neither schema nor table yet
    throw error;
  }
}

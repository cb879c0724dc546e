import pg from "pg";

/** Records the statements sent to PostgreSQL during a run, with BEGIN, COMMIT and settings, one per line. */
export async function recordStatements(run: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...given: Parameters<typeof query>) {
    const [first] = given as unknown as [string | { text?: string }];
    sent.push((typeof first === "string" ? first : (first.text ?? "")).replace(/\s+/g, " ").trim());
    return query.apply(this, given);
  } as typeof query;
  try {
    await run();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

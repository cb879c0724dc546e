import pg from "pg";

/**
 * Sets these until the transaction ends: afterwards, a pooler may give its connection to anybody. As statements, not by
 * set_config(): Citus tells its workers of these alone, and there the audit triggers run.
 */
export async function setLocally(client: pg.ClientBase, settings: Record<string, string>): Promise<void> {
  const statements = Object.entries(settings).map(
    ([name, value]) => `SET LOCAL ${name} = ${pg.escapeLiteral(value)}`,
  );
  if (statements.length > 0) await client.query(statements.join("; "));
}

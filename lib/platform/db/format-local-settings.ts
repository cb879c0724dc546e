import pg from "pg";

/**
 * Statements that set these until the transaction ends: afterwards, a pooler may give its connection to anybody. Not
 * set_config(): Citus tells its workers of these statements alone, and there the audit triggers run.
 */
export const formatLocalSettings = (settings: Record<string, string>): string[] =>
  Object.entries(settings).map(([name, value]) => `SET LOCAL ${name} = ${pg.escapeLiteral(value)}`);

import pg from "pg";

/**
 * Returns statements that set these until the transaction ends: afterwards a pooler may give the connection to
 * another client. Not set_config(): Citus forwards only SET statements to its workers, where the audit triggers run.
 */
export const formatLocalSettings = (settings: Record<string, string>): string[] =>
  Object.entries(settings).map(([name, value]) => `SET LOCAL ${name} = ${pg.escapeLiteral(value)}`);

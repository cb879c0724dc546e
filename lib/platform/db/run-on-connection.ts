import type { Queryable } from "./connection";
import type { Statement } from "./statement";

/** Runs a statement for a caller with a connection or a pool but no `Db`; all others use `executeSql`. */
export async function runOnConnection<Row extends object>(
  connection: Queryable,
  { text, preparedAs }: Statement<Row>,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await connection.query(preparedAs ? { name: preparedAs, text, values } : { text, values });
  return rows;
}

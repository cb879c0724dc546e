import type { Queryable } from "./connection";
import type { Statement } from "./statement";

/** For whoever has a connection, or a pool of them, and no `Db`; everybody else takes `sql`. */
export async function runOnConnection<Row extends object>(
  connection: Queryable,
  { text, preparedAs }: Statement<Row>,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await connection.query(preparedAs ? { name: preparedAs, text, values } : { text, values });
  return rows;
}

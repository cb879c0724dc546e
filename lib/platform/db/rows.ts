import type { Db } from "./connection";
import { executeSql } from "./execute-sql";
import type { OrganizationId } from "./organization-id";
import { appendClauses, type Statement } from "./statement";

/** Conditions on the table `t`; `param` turns a value into its `$n`. */
export type RowConditions = (param: (value: unknown) => string) => string[];

/** Returns the first row, in this order, that meets the conditions. */
export async function findRow<Row extends object>(
  db: Db,
  rows: Statement<Row>,
  organization: OrganizationId,
  conditions: RowConditions,
  order = "t.id",
): Promise<Row | null> {
  const [row] = await selectRows(db, rows, organization, conditions, () => `ORDER BY ${order} LIMIT 1`);
  return row ?? null;
}

/** Returns all rows that meet the conditions. */
export const listRows = <Row extends object>(
  db: Db,
  rows: Statement<Row>,
  organization: OrganizationId,
  conditions: RowConditions,
): Promise<Row[]> => selectRows(db, rows, organization, conditions, () => "ORDER BY t.id");

interface PageQuery {
  limit: number;
  /** The last id of the previous page. */
  cursor?: string | undefined;
  sort?: string | undefined;
  updated_since?: Date | undefined;
  /** The expression for a row's last change; by default its own column. */
  changedAt?: string;
}

/**
 * Lists newest first by default, one row more than the page, from which `buildPageReply` knows that there is a
 * further page.
 */
export function listRowPage<Row extends object>(
  db: Db,
  rows: Statement<Row>,
  organization: OrganizationId,
  { limit, cursor, sort, updated_since: since, changedAt = "t.updated_at" }: PageQuery,
  conditions: RowConditions = () => [],
): Promise<Row[]> {
  const [beyond, order] = sort === "oldest" ? [">", "ASC"] : ["<", "DESC"];
  return selectRows(
    db,
    rows,
    organization,
    (param) => [
      ...conditions(param),
      ...(since ? [`${changedAt} >= ${param(since)}`] : []),
      ...(cursor ? [`t.id ${beyond} ${param(cursor)}`] : []),
    ],
    (param) => `ORDER BY t.id ${order} LIMIT ${param(limit + 1)}`,
  );
}

function selectRows<Row extends object>(
  db: Db,
  rows: Statement<Row>,
  organization: OrganizationId,
  conditions: RowConditions,
  tail: (param: (value: unknown) => string) => string,
): Promise<Row[]> {
  const values: unknown[] = [];
  const param = (value: unknown) => `$${values.push(value)}`;
  const where = [`t.organization_id = ${param(organization)}`, ...conditions(param)].join(" AND ");
  // These are planned for each pattern and time: a rare one needs its index, a frequent one the order of the list.
  const isPrepared = !/ LIKE |(?:updated|created)_at\)? >=/.test(where);
  return executeSql(db, appendClauses(rows, `WHERE ${where} ${tail(param)}`, { isPrepared }), values);
}

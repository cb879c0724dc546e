import { createHash } from "node:crypto";
import { MemoCache } from "@/lib/platform/cache/memo-cache";

declare const rowType: unique symbol;

/** Hand-written SQL with the type of its rows. A test compares every statement with PostgreSQL's description. */
export interface Statement<Row extends object> {
  readonly text: string;
  /** The name under which it is parsed and planned once a connection; null: planned for each set of values. */
  readonly preparedAs: string | null;
  readonly isWrite: boolean;
  /** Exists only for the type. */
  readonly [rowType]: Row;
}

/**
 * Declares a statement, outside of functions. Parameters are `$1`, `$2`…; dates are returned as `Date`, bigint as
 * number, jsonb parsed, ranges as text. Without a `Row` it returns no typed rows.
 */
export const defineStatement = <Row extends object = object>(text: string): Statement<Row> =>
  createStatement(text, null);

/** Declares a prepared statement, for a hot path. */
export const definePreparedStatement = <Row extends object = object>(text: string): Statement<Row> =>
  createPreparedStatement(text);

/** Statements for rows that are found before their organisation is known. */
export interface SearchStatements<Row extends object> {
  /** Searches everywhere: on a cluster, in every shard. */
  anywhere: Statement<Row>;
  /** Searches in the organisation that is the last parameter. */
  within: Statement<Row>;
}

/**
 * Declares the statements for a row found by a secret, or by the id in an address: everywhere, and in the
 * organisation of the last parameter. The text ends within its WHERE; `owner` is the organisation's column.
 */
export function defineSearchStatements<Row extends object>(
  text: string,
  owner: string,
): SearchStatements<Row> {
  const values = Math.max(...Array.from(text.matchAll(/\$(\d+)/g), ([, number]) => Number(number)));
  return {
    anywhere: createPreparedStatement(text),
    within: createPreparedStatement(`${text} AND ${owner} = $${values + 1}`),
  };
}

/**
 * Formats `= ANY` of a list in a prepared statement. PostgreSQL estimates ten entries for a list of unknown length
 * but the real number for a known one, so a custom plan for a few entries always looks cheaper, although planning
 * costs more than running it. This form hides the length.
 */
export const formatAnyOf = (parameter: string) => `ANY ((SELECT ${parameter}::text[])::text[])`;

function createStatement<Row extends object>(text: string, preparedAs: string | null) {
  const isWrite = /\b(INSERT|UPDATE|DELETE)\b/i.test(text);
  const declared = { text, preparedAs, isWrite } as Statement<Row>;
  watcher?.(declared);
  return declared;
}

const createPreparedStatement = <Row extends object>(text: string): Statement<Row> =>
  createStatement(text, getStatementName(text));

let watcher: ((declared: Statement<object>) => void) | undefined;

/** For tests: `watch` is called for each statement declared in modules loaded from now on. */
export function watchStatements(watch: (declared: Statement<object>) => void): void {
  watcher = watch;
}

/** Returns the statement with clauses such as ORDER BY and LIMIT appended. */
export function appendClauses<Row extends object>(
  { text: head, ...rest }: Statement<Row>,
  tail: string,
  { isPrepared }: { isPrepared: boolean },
): Statement<Row> {
  const text = `${head} ${tail}`;
  return { ...rest, text, preparedAs: isPrepared ? getStatementName(text) : null };
}

/** A write that is built when it runs, and so has no typed rows. */
export const buildWriteStatement = (text: string): Statement<Record<string, unknown>> =>
  ({ text, preparedAs: getStatementName(text), isWrite: true }) as Statement<Record<string, unknown>>;

const names = new MemoCache<string, string>();

/** A prepared statement's name must differ with its text, also between two copies of this module on one pool. */
function getStatementName(text: string): string {
  return names.get(text, () => createHash("sha256").update(text).digest("hex").slice(0, 16));
}

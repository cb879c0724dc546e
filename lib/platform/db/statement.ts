import { createHash } from "node:crypto";
import { MemoCache } from "@/lib/platform/cache/memo-cache";

declare const rowType: unique symbol;

/** Hand-written SQL with what its rows hold. A test has PostgreSQL describe every one, and compares. */
export interface Statement<Row extends object> {
  readonly text: string;
  /** Parsed and planned once per connection, under this name; null: anew for each set of values. */
  readonly preparedAs: string | null;
  readonly isWrite: boolean;
  /** Only for the type. */
  readonly [rowType]: Row;
}

/**
 * Declares a statement, outside of functions. Parameters are `$1`, `$2`…; dates come back as `Date`, bigint as number,
 * jsonb parsed, ranges as text. Without a `Row` it tells nothing of its rows, or has none.
 */
export const defineStatement = <Row extends object = object>(text: string): Statement<Row> =>
  createStatement(text, null);

/** The same for a hot path. */
export const definePreparedStatement = <Row extends object = object>(text: string): Statement<Row> =>
  createPreparedStatement(text);

/** What is found before its organisation is known. */
export interface SearchStatements<Row extends object> {
  /** Looks for it everywhere: on a cluster, in every shard. */
  anywhere: Statement<Row>;
  /** The same with the organisation as the last parameter. */
  within: Statement<Row>;
}

/**
 * The same for what is found by a secret, or by the id in an address: everywhere, and in the organisation that the last
 * parameter names. The text ends within its WHERE; `owner` is the column of the organisation.
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
 * For `= ANY` of a list in a prepared statement. PostgreSQL takes a list of unknown length for ten and of a known one as it
 * is, so that a plan made anew for the few that are asked for looks cheaper each time, and making it costs more than
 * running it: here the length is never known.
 */
export const formatAnyOf = (parameter: `$${number}`) => `ANY ((SELECT ${parameter}::text[])::text[])`;

function createStatement<Row extends object>(text: string, preparedAs: string | null) {
  const isWrite = /\b(INSERT|UPDATE|DELETE)\b/i.test(text);
  const declared = { text, preparedAs, isWrite } as Statement<Row>;
  watcher?.(declared);
  return declared;
}

const createPreparedStatement = <Row extends object>(text: string): Statement<Row> =>
  createStatement(text, getStatementName(text));

let watcher: ((declared: Statement<object>) => void) | undefined;

/** For the test: `watch` is called where a statement is declared, in each module that is loaded from now on. */
export function watchStatements(watch: (declared: Statement<object>) => void): void {
  watcher = watch;
}

/** Some of the rows of a statement, in some order: `tail` says which, behind its text. */
export function appendClauses<Row extends object>(
  { text: head, ...rest }: Statement<Row>,
  tail: string,
  { isPrepared }: { isPrepared: boolean },
): Statement<Row> {
  const text = `${head} ${tail}`;
  return { ...rest, text, preparedAs: isPrepared ? getStatementName(text) : null };
}

/** A write that is put together when it is run, and so tells nothing of its rows. */
export const buildWriteStatement = (text: string): Statement<Record<string, unknown>> =>
  ({ text, preparedAs: getStatementName(text), isWrite: true }) as Statement<Record<string, unknown>>;

const names = new MemoCache<string, string>();

/** A prepared statement's name must differ wherever its text does, also between two copies of this module on one pool. */
function getStatementName(text: string): string {
  return names.get(text, () => createHash("sha256").update(text).digest("hex").slice(0, 16));
}

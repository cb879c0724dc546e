import { parseInsertValues, type SqlValues } from "./parse-insert";
import { type DumpLine, readLines } from "./read-lines";
import { SqlDumpError } from "./sql-dump-error";

/** A row of a table: texts as PostgreSQL writes them. */
export interface DumpRow {
  table: string;
  values: Readonly<Record<string, string | null>>;
}

/** The columns to read of each table, all others are skipped. */
export type WantedTables = Readonly<Record<string, readonly string[]>>;

const NAME = '(?:"[^"]+"|[a-z0-9_]+)';
const TABLE = `(?:${NAME}\\.)?(${NAME})`;
const COPY_PATTERN = new RegExp(`^COPY ${TABLE} \\((.*)\\) FROM stdin;$`, "i");
const INSERT_PATTERN = new RegExp(
  `^INSERT INTO ${TABLE} (?:\\(([^)]*)\\) )?(?:OVERRIDING \\w+ VALUE )?VALUES\\s*`,
  "i",
);
const CREATE_PATTERN = new RegExp(`^CREATE TABLE ${TABLE} \\($`, "i");
const COLUMN_PATTERN = new RegExp(`^ +(${NAME}) `);
const HEAD = "-- PostgreSQL database dump";
const TAIL = "-- PostgreSQL database dump complete";
/** The dump begins within these lines, after the comments that programs add. */
const HEAD_LINES = 50;

const unquote = (name: string) => name.trim().replace(/^"(.*)"$/, "$1");

/**
 * Reads rows of a dump in SQL as a stream, from `COPY` or `INSERT`. No statement is executed. Throws an `SqlDumpError` for
 * other files and for a dump that is cut off.
 * @param onTable called with the name of each table, also of an empty one
 */
export async function* readDumpRows(
  chunks: AsyncIterable<Buffer>,
  wanted: WantedTables,
  onTable: (table: string) => void = () => {},
): AsyncGenerator<DumpRow> {
  const lines = readLines(chunks);
  const created = new Map<string, string[]>();
  let number = 0;
  let hasHead = false;
  let isComplete = false;
  for await (const line of lines) {
    number += 1;
    hasHead ||= line.text === HEAD;
    if (!hasHead && number > HEAD_LINES) break;
    isComplete ||= line.text === TAIL;
    const copy = COPY_PATTERN.exec(line.text);
    if (copy) {
      onTable(unquote(copy[1] ?? ""));
      yield* readCopy(lines, unquote(copy[1] ?? ""), (copy[2] ?? "").split(", ").map(unquote), wanted);
      continue;
    }
    const create = CREATE_PATTERN.exec(line.text);
    if (create) {
      onTable(unquote(create[1] ?? ""));
      created.set(unquote(create[1] ?? ""), await readColumns(lines));
      continue;
    }
    const insert = INSERT_PATTERN.exec(line.text);
    if (insert) {
      const table = unquote(insert[1] ?? "");
      onTable(table);
      const columns = insert[2]?.split(",").map(unquote) ?? created.get(table) ?? [];
      yield* readInsert(lines, line, { table, columns, begin: insert[0].length }, wanted);
    }
  }
  if (!hasHead)
    throw new SqlDumpError("This is no dump of PostgreSQL in SQL: make one with pg_dump --format=plain.");
  if (!isComplete) throw new SqlDumpError("The dump is cut off: its last line is missing. Make it again.");
}

async function* readCopy(
  lines: AsyncGenerator<DumpLine>,
  table: string,
  columns: readonly string[],
  wanted: WantedTables,
): AsyncGenerator<DumpRow> {
  const picked = pickColumns(columns, wanted[table]);
  for (;;) {
    // No `for await`, which would close the lines at the end of the table.
    const { value: line, done } = await lines.next();
    if (done)
      throw new SqlDumpError(`The dump is cut off in the middle of the table ${table}. Make it again.`);
    if (line.text === "\\.") return;
    if (!picked) continue;
    requireWhole(line, table);
    const cells = line.text.split("\t");
    if (cells.length !== columns.length)
      throw new SqlDumpError(
        `A row of the table ${table} has ${cells.length} values for ${columns.length} columns.`,
      );
    yield {
      table,
      values: Object.fromEntries(picked.map(([name, index]) => [name, decodeCell(cells[index] ?? "")])),
    };
  }
}

interface Insert {
  table: string;
  columns: readonly string[];
  /** The index of the first list of values. */
  begin: number;
}

async function* readInsert(
  lines: AsyncGenerator<DumpLine>,
  first: DumpLine,
  { table, columns, begin }: Insert,
  wanted: WantedTables,
): AsyncGenerator<DumpRow> {
  const picked = pickColumns(columns, wanted[table]);
  // Statements of other tables are read to their end, too: a text in them may have a line that looks like a statement.
  requireWhole(first, table);
  let text = first.text.slice(begin);
  let rows: SqlValues[] | null = text.endsWith(";") ? parseInsertValues(text) : null;
  while (!rows) {
    const { value: line, done } = await lines.next();
    if (done)
      throw new SqlDumpError(`The dump is cut off in the middle of the table ${table}. Make it again.`);
    requireWhole(line, table);
    text += `\n${line.text}`;
    if (text.length > MAX_STATEMENT_CHARACTERS)
      throw new SqlDumpError(
        `A statement of the table ${table} is too large. Make the dump without --rows-per-insert.`,
      );
    if (line.text.endsWith(";")) rows = parseInsertValues(text);
  }
  if (!picked) return;
  for (const values of rows)
    yield { table, values: Object.fromEntries(picked.map(([name, index]) => [name, values[index] ?? null])) };
}

const MAX_STATEMENT_CHARACTERS = 64 * 1024 * 1024;

function requireWhole({ isCut }: DumpLine, table: string): void {
  if (isCut) throw new SqlDumpError(`A row of the table ${table} is larger than 32 MB.`);
}

/** Returns the wanted columns that the table has, with their indexes; null if nothing of the table is wanted. */
const pickColumns = (columns: readonly string[], wanted: readonly string[] | undefined) =>
  wanted ? columns.flatMap((name, index) => (wanted.includes(name) ? [[name, index] as const] : [])) : null;

async function readColumns(lines: AsyncGenerator<DumpLine>): Promise<string[]> {
  const columns: string[] = [];
  for (;;) {
    const { value: line, done } = await lines.next();
    if (done || line.text.startsWith(")")) return columns;
    const [, name] = COLUMN_PATTERN.exec(line.text) ?? [];
    if (name && name !== "CONSTRAINT") columns.push(unquote(name));
  }
}

const ESCAPES: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

/** Decodes a cell of the text format of `COPY`. */
function decodeCell(cell: string): string | null {
  if (cell === "\\N") return null;
  if (!cell.includes("\\")) return cell;
  return cell.replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter);
}

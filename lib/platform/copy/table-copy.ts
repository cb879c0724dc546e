/** The rows of one table on their way from one database to another, as PostgreSQL's COPY writes them. */
export interface TableCopy {
  /** With its schema, quoted where needed. */
  table: string;
  /** In the order of the values, quoted where needed. */
  columns: string[];
  chunks: AsyncIterable<Buffer>;
  /** Known once the chunks have all been taken. */
  countRows: () => number;
}

/** How many rows each table has. */
export type RowCounts = Record<string, number>;

/** The number that each sequence goes on from, and whether that one has been given out. */
export type Sequences = Record<string, { last: string; used: boolean }>;

/** The rows of one table, copied from one database to another in the format of COPY. */
export interface TableCopy {
  /** The table with its schema, quoted if needed. */
  table: string;
  /** The columns in the order of the values, quoted if needed. */
  columns: string[];
  chunks: AsyncIterable<Buffer>;
  /** Returns the number of rows once all chunks were consumed. */
  countRows: () => number;
}

/** The number of rows of each table. */
export type RowCounts = Record<string, number>;

/** The last value of each sequence, and whether it was used. */
export type Sequences = Record<string, { last: string; used: boolean }>;

import pg from "pg";

const { builtins, getTypeParser } = pg.types;

/**
 * How hand-written SQL reads a column: as pg does, but `timestamp` in UTC and `bigint` (counts) as a number.
 */
export const parseColumn: typeof getTypeParser = ((oid: number, format?: "text" | "binary") => {
  if (format !== "binary") {
    if (oid === builtins.TIMESTAMP) return (text: string) => new Date(`${text.replace(" ", "T")}Z`);
    if (oid === builtins.INT8) return Number;
  }
  return getTypeParser(oid, format as "text");
}) as typeof getTypeParser;

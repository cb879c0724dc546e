import pg from "pg";

const { builtins, getTypeParser } = pg.types;

/** Parses a column of hand-written SQL: like pg, but `timestamp` is UTC and `bigint` (counts) is a number. */
export const parseColumn: typeof getTypeParser = ((oid: number, format?: "text" | "binary") => {
  if (format !== "binary") {
    if (oid === builtins.TIMESTAMP) return (text: string) => new Date(`${text.replace(" ", "T")}Z`);
    if (oid === builtins.INT8) return Number;
  }
  return getTypeParser(oid, format as "text");
}) as typeof getTypeParser;

import type { ParseResult } from "papaparse";

const MAX_ROWS = 50_000;

/** A limit above the size of the maximal number of rows, which protects the browser's memory. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

export interface ImportTable {
  /** The headers: the cells of the first row. */
  columns: string[];
  rows: string[][];
  /** A fingerprint of the file, which identifies an interrupted import. */
  print: string;
  name: string;
}

const CHUNK_BYTES = 256 * 1024;

/** Parses in chunks, so that the page stays responsive; detects commas, semicolons or tabs. */
export async function parseTable(text: string, name: string): Promise<ImportTable | "too_many" | "empty"> {
  const { default: papa } = await import("papaparse");
  const lines: string[][] = [];
  const outcome = await new Promise<"read" | "too_many">((resolve, reject) => {
    papa.parse<string[]>(new File([text], name), {
      chunkSize: CHUNK_BYTES,
      skipEmptyLines: "greedy",
      delimitersToGuess: [",", ";", "\t", "|"],
      chunk: ({ data }: ParseResult<string[]>, parser) => {
        for (const line of data) lines.push(line);
        if (lines.length <= MAX_ROWS + 1) return;
        resolve("too_many"); // settle before aborting: the parser reports an abort as completion
        parser.abort();
      },
      complete: () => resolve("read"),
      error: reject,
    });
  });
  if (outcome === "too_many") return "too_many";
  const [columns, ...rows] = lines;
  if (!columns || rows.length === 0) return "empty";
  const print = `${text.length}:${text.slice(0, 300)}:${text.slice(-300)}`;
  return { columns: columns.map((column) => column.trim()), rows, print, name };
}

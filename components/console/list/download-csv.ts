import { downloadFile } from "../download-file";

interface CsvTable {
  fields: string[];
  data: string[][];
}

/** Downloads a table as a CSV file. */
export async function downloadCsv(table: CsvTable, name: string): Promise<void> {
  const { default: papa } = await import("papaparse");
  const csv = papa.unparse(table, { escapeFormulae: true }); // a name that begins with "=" must not run as a formula
  const mark = "\ufeff"; // the byte order mark makes spreadsheets read UTF-8
  downloadFile(new Blob([mark, csv], { type: "text/csv;charset=utf-8" }), name);
}

import papa from "papaparse";
import { matchColumns } from "@/lib/core/text/match-columns";
import { buildReason } from "../import-notes/reason";
import { MeetingFileError } from "./meeting-file-error";
import { APPOINTMENT_FIELDS, type AppointmentField, UNUSED_COLUMNS } from "./options";

const MAX_ROWS = 50_000;

export interface TableColumn {
  header: string;
  /** Null: the column is a question, whose answer is in the row. */
  field: AppointmentField | null;
}

export interface AppointmentTable {
  columns: TableColumn[];
  rows: TableRow[];
}

export interface TableRow {
  /** Of the file, the headers included, from 1. */
  number: number;
  values: Partial<Record<AppointmentField, string>>;
  answers: { question: string; answer: string }[];
  /** The number of values beyond the last column, which a separator without quotation marks causes. */
  excess: number;
}

const isField = (name: string): name is AppointmentField =>
  APPOINTMENT_FIELDS.some((field) => field.name === name);

/**
 * Parses rows separated by commas, semicolons or tabs, and guesses the column of each field.
 * @param chosen fields by header, in place of a guess
 */
export function readTable(text: string, chosen: ReadonlyMap<string, string>): AppointmentTable {
  const { data, errors } = papa.parse<string[]>(text, {
    skipEmptyLines: "greedy",
    delimitersToGuess: [",", ";", "\t", "|"],
  });
  const quotes = errors.find(({ type }) => type === "Quotes");
  if (quotes)
    throw new MeetingFileError("file", buildReason("open_quotation", { row: (quotes.row ?? 0) + 1 }));
  const [first, ...lines] = data;
  if (!first || lines.length === 0) throw new MeetingFileError("file", buildReason("no_rows"));
  if (lines.length > MAX_ROWS)
    throw new MeetingFileError("file", buildReason("row_limit", { limit: MAX_ROWS }));
  const headers = first.map((header) => header.trim());
  const columns = assignFields(headers, chosen);
  const rows = lines.map((cells, index) => ({
    number: index + 2,
    values: Object.fromEntries(
      columns.flatMap(({ field }, column) => (field ? [[field, (cells[column] ?? "").trim()]] : [])),
    ),
    answers: columns.flatMap(({ header, field }, column) => {
      const answer = (cells[column] ?? "").trim();
      return field || answer === "" || header === "" ? [] : [{ question: header, answer }];
    }),
    excess: cells.findLastIndex((cell) => cell.trim() !== "") + 1 - columns.length,
  }));
  return { columns, rows };
}

function assignFields(headers: readonly string[], chosen: ReadonlyMap<string, string>): TableColumn[] {
  for (const [header, field] of chosen) {
    if (!headers.includes(header))
      throw new MeetingFileError("columns", buildReason("no_column", { header }));
    const fields = APPOINTMENT_FIELDS.map(({ name }) => name);
    if (field !== "" && !isField(field))
      throw new MeetingFileError("columns", buildReason("no_field", { header, field, fields }));
  }
  const taken = new Set(chosen.values());
  const open = APPOINTMENT_FIELDS.filter(({ name }) => !taken.has(name));
  const guesses = matchColumns(
    headers.map((header) => (chosen.has(header) ? "" : header)),
    open,
  );
  const unused = matchColumns(
    headers,
    UNUSED_COLUMNS.map((name) => ({ name, aliases: [] })),
  );
  return headers.map((header, index) => {
    const field = chosen.get(header) ?? guesses[index] ?? (unused[index] ? "unused" : null);
    return { header, field: field !== null && isField(field) ? field : null };
  });
}

import { decodeText } from "@/lib/core/text/decode-text";
import { matchColumns } from "@/lib/core/text/match-columns";
import { APPOINTMENT_FIELDS, UNUSED_COLUMNS } from "@/lib/domain/lifecycle/meeting-files/options";
import { type ImportTable, parseTable } from "../imports/parse-table";

/** A file of meetings, with the choices about it. */
export interface ChosenFile {
  name: string;
  text: string;
  /** Null: a calendar. */
  table: ImportTable | null;
  /** The field of each column; null: left out. */
  columns: (string | null)[];
  host: string;
  timezone: string;
  order: "" | "dmy" | "mdy";
}

/** The API's limit of a body, in which some characters take two bytes. */
const MAX_FILE_BYTES = 9 * 1024 * 1024;

export type FileIssue = "empty" | "too_many" | "too_large";

const isCalendar = (name: string, text: string) =>
  /\.(ics|ical)$/i.test(name) || text.trimStart().startsWith("BEGIN:VCALENDAR");

/** Reads a table, and guesses its columns, or a calendar. */
export async function readChosenFile(file: File): Promise<ChosenFile | FileIssue> {
  if (file.size > MAX_FILE_BYTES) return "too_large";
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  const chosen = { name: file.name, text, host: "", timezone: "", order: "" } as const;
  if (isCalendar(file.name, text)) return { ...chosen, table: null, columns: [] };
  const table = await parseTable(text, file.name);
  if (typeof table === "string") return table;
  const fields = matchColumns(table.columns, APPOINTMENT_FIELDS);
  const unused = matchColumns(
    table.columns,
    UNUSED_COLUMNS.map((name) => ({ name, aliases: [] })),
  );
  return {
    ...chosen,
    table,
    columns: fields.map((field, index) => field ?? (unused[index] ? null : "answer")),
  };
}

import { decodeText } from "@/lib/core/text/decode-text";
import { buildReason, type Reason } from "../import-notes/reason";
import type { ImportedMeeting } from "../meeting-import/imported-meeting";
import { buildFileContext, type FileOptions } from "./build-file-context";
import type { FilePerson } from "./load-file-people";
import { MeetingFileError, type MeetingFileField } from "./meeting-file-error";
import type { MeetingFileFormat } from "./options";
import { parseAppointments, type RowIssue } from "./parse-appointments";
import { parseMeetingCalendar } from "./parse-meeting-calendar";
import { readTable, type TableColumn } from "./read-table";

/** Plain data, so that a thread can read it. */
export interface MeetingFile extends FileOptions {
  format: MeetingFileFormat;
  /** The bytes as the other tool has written them, or text. */
  content: Uint8Array | string;
  /** Fields by header, in place of a guess; an empty one is an answer of the booker. */
  columns: Readonly<Record<string, string>>;
  people: readonly FilePerson[];
}

export interface ReadMeetingFile {
  meetings: ImportedMeeting[];
  /** Rows or entries that cannot be read. */
  issues: RowIssue[];
  /** Of a table; none for a calendar file. */
  columns: TableColumn[];
}

/** The beginning of ZIP archives, which spreadsheets are. */
const ARCHIVE_MARK = "PK\u0003\u0004";

/** Reads the meetings of a table or a calendar file. Throws a `MeetingFileError` if the whole file cannot be read. */
export function readMeetingFile({
  format,
  content,
  columns,
  people,
  ...options
}: MeetingFile): ReadMeetingFile {
  const text = (typeof content === "string" ? content : decodeText(content)).replace(/^\ufeff/, "");
  if (text.startsWith(ARCHIVE_MARK)) throw new MeetingFileError("file", buildReason("spreadsheet"));
  if (text.includes("\0")) throw new MeetingFileError("file", buildReason("not_text"));
  const context = buildFileContext(people, options);
  if (format === "ics") return { ...parseMeetingCalendar(text, context), columns: [] };
  const table = readTable(text, new Map(Object.entries(columns)));
  return { ...parseAppointments(table, context), columns: table.columns };
}

/** Like `readMeetingFile`, for a thread, from which errors come without their class. */
export function tryReadMeetingFile(
  file: MeetingFile,
): ReadMeetingFile | { error: { field: MeetingFileField; reason: Reason } } {
  try {
    return readMeetingFile(file);
  } catch (error) {
    if (!(error instanceof MeetingFileError)) throw error;
    return { error: { field: error.field, reason: error.reason } };
  }
}

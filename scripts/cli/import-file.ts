import { readFile, stat } from "node:fs/promises";
import { decodeText } from "@/lib/core/text/decode-text";
import { loadFileContext } from "@/lib/domain/lifecycle/meeting-files/load-file-context";
import {
  type FileContext,
  parseAppointments,
  type RowIssue,
} from "@/lib/domain/lifecycle/meeting-files/parse-appointments";
import type { DateOrder } from "@/lib/domain/lifecycle/meeting-files/parse-date-time";
import { parseMeetingCalendar } from "@/lib/domain/lifecycle/meeting-files/parse-meeting-calendar";
import {
  MeetingFileError,
  readTable,
  type TableColumn,
} from "@/lib/domain/lifecycle/meeting-files/read-table";
import { importMeetings } from "@/lib/domain/lifecycle/meeting-import/import-meetings";
import type { ImportedMeeting } from "@/lib/domain/lifecycle/meeting-import/imported-meeting";
import { formatMeetingReport } from "@/lib/domain/lifecycle/meeting-import/meeting-report";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { getTargetOrganization } from "./get-target-organization";
import { withDatabase } from "./with-database";

interface FileImport {
  format: "csv" | "ics";
  file: string;
  organization: string | undefined;
  host: string | undefined;
  timezone: string | undefined;
  order: DateOrder | undefined;
  /** Fields by header. */
  columns: ReadonlyMap<string, string>;
  applies: boolean;
  notifies: { notifications: boolean; webhooks: boolean };
  json: boolean;
}

const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** Reads the meetings of a file, and says or does what their import does. */
export async function runFileImport(request: FileImport): Promise<void> {
  const { format, applies, notifies, json } = request;
  const text = await readText(request.file);
  const { report, issues, columns } = await withDatabase(
    async () => {
      const organization = await getTargetOrganization(request.organization);
      const { meetings, ...read } = await withOperatorError(async () =>
        parseFile(text, request, await loadFileContext(getDatabase(), organization, request)),
      );
      const report = await importMeetings(getDatabase(), organization, {
        ...{ source: format, meetings, readHosts: [], applies, notifies, now: readClock() },
      });
      return { ...read, report };
    },
    { checksSecrets: true },
  );
  const lines = [
    ...columns.map(formatColumn),
    ...formatMeetingReport(report),
    ...formatIssues(issues, format),
  ];
  console.log(json ? JSON.stringify({ ...report, columns, issues }, null, 2) : lines.join("\n"));
  if (!applies) console.error("Nothing has been imported. The same command with --apply imports them.");
}

async function readText(file: string): Promise<string> {
  const { size } = await stat(file).catch(() => {
    throw new OperatorError(`${file} cannot be read.`);
  });
  if (size > MAX_FILE_BYTES) throw new OperatorError(`${file} is larger than 64 MB. Split it.`);
  return decodeText(await readFile(file));
}

interface ParsedFile {
  meetings: ImportedMeeting[];
  issues: RowIssue[];
  columns: TableColumn[];
}

function parseFile(text: string, { format, columns: chosen }: FileImport, context: FileContext): ParsedFile {
  if (format === "ics") return { ...parseMeetingCalendar(text, context), columns: [] };
  const table = readTable(text, chosen);
  return { ...parseAppointments(table, context), columns: table.columns };
}

async function withOperatorError<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof MeetingFileError ? new OperatorError(error.message) : error;
  }
}

const formatColumn = ({ header, field }: TableColumn) =>
  `${header || "(no name)"}: ${field === "unused" ? "is left out" : (field ?? "is an answer of the booker")}`;

function formatIssues(issues: readonly RowIssue[], format: FileImport["format"]): string[] {
  if (issues.length === 0) return [];
  const place = format === "csv" ? "row" : "entry";
  return ["cannot be read:", ...issues.map(({ row, field, why }) => `  ${place} ${row}: ${field}: ${why}`)];
}

import { readFile, stat } from "node:fs/promises";
import { loadFilePeople } from "@/lib/domain/lifecycle/meeting-files/load-file-people";
import {
  MeetingFileError,
  type MeetingFileField,
} from "@/lib/domain/lifecycle/meeting-files/meeting-file-error";
import type { MeetingFileFormat } from "@/lib/domain/lifecycle/meeting-files/options";
import type { RowIssue } from "@/lib/domain/lifecycle/meeting-files/parse-appointments";
import type { DateOrder } from "@/lib/domain/lifecycle/meeting-files/parse-date-time";
import { readMeetingFile } from "@/lib/domain/lifecycle/meeting-files/read-meeting-file";
import type { TableColumn } from "@/lib/domain/lifecycle/meeting-files/read-table";
import { importMeetings } from "@/lib/domain/lifecycle/meeting-import/import-meetings";
import { formatMeetingReport } from "@/lib/domain/lifecycle/meeting-import/meeting-report";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { getTargetOrganization } from "./get-target-organization";
import { withDatabase } from "./with-database";

interface FileImport {
  format: MeetingFileFormat;
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
  const content = await readContent(request.file);
  const { report, issues, columns } = await withDatabase(
    async () => {
      const organization = await getTargetOrganization(request.organization);
      const people = await loadFilePeople(getDatabase(), organization);
      const { meetings, ...read } = withOperatorError(() =>
        readMeetingFile({ ...request, content, columns: Object.fromEntries(request.columns), people }),
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

async function readContent(file: string): Promise<Uint8Array> {
  const { size } = await stat(file).catch(() => {
    throw new OperatorError(`${file} cannot be read.`);
  });
  if (size > MAX_FILE_BYTES) throw new OperatorError(`${file} is larger than 64 MB. Split it.`);
  return readFile(file);
}

/** The options of the command for what an error is about. */
const OPTIONS: Readonly<Record<MeetingFileField, string>> = {
  file: "",
  columns: "--columns: ",
  host: "--host: ",
  timezone: "--timezone: ",
};

function withOperatorError<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof MeetingFileError)) throw error;
    throw new OperatorError(`${OPTIONS[error.field]}${error.message}`);
  }
}

const formatColumn = ({ header, field }: TableColumn) =>
  `${header || "(no name)"}: ${field === "unused" ? "is left out" : (field ?? "is an answer of the booker")}`;

function formatIssues(issues: readonly RowIssue[], format: FileImport["format"]): string[] {
  if (issues.length === 0) return [];
  const place = format === "csv" ? "row" : "entry";
  return ["cannot be read:", ...issues.map(({ row, field, why }) => `  ${place} ${row}: ${field}: ${why}`)];
}

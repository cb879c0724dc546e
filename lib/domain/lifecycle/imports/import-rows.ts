import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import type { ToolImport } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { ReadMeetingFile } from "../meeting-files/read-meeting-file";
import type { ImportedMeeting } from "../meeting-import/imported-meeting";
import type { MeetingNote, MeetingReport, PersonMeetings } from "../meeting-import/meeting-report";
import type { SettingsFile } from "../settings-files/settings-file";
import type { ImportReport, ReportSection } from "../tool-import/import-report";
import type { ToolImportAnswer } from "./schema";

/** What was read, by the kind of the import. */
export interface ImportResult {
  settings?: { files: SettingsFile[]; report: ImportReport };
  meetings?: { meetings: ImportedMeeting[]; readHosts: string[]; report: MeetingReport };
  file?: Omit<ReadMeetingFile, "meetings"> | undefined;
}

export async function getImportRow(db: Db, organization: OrganizationId, id: string): Promise<ToolImport> {
  const row = await db.toolImport.findUnique({ where: toRowKey(organization, id) });
  if (!row) throw buildNotFoundProblem(`The import ${id}`);
  return row;
}

export const sealToken = (organization: string, id: string, token: string) =>
  seal(token, buildRowContext("tool_imports.token", organization, id));

export const unsealToken = ({ organizationId, id, token }: ToolImport): string | null =>
  token && unseal(token, buildRowContext("tool_imports.token", organizationId, id));

export const sealResult = (organization: string, id: string, result: ImportResult) =>
  seal(JSON.stringify(result), buildRowContext("tool_imports.result", organization, id));

export function unsealResult({ organizationId, id, result }: ToolImport): ImportResult {
  const text = result && unseal(result, buildRowContext("tool_imports.result", organizationId, id));
  if (!text) return {};
  return JSON.parse(text, (key, value) =>
    key === "start" && typeof value === "string" ? new Date(value) : value,
  ) as ImportResult;
}

export function serializeImport(row: ToolImport): ToolImportAnswer {
  const { settings, meetings, file } = unsealResult(row);
  const isRead = row.state === "ready" || row.state === "importing" || row.state === "done";
  return {
    _id: row.id,
    tool: row.tool as ToolImportAnswer["tool"],
    kind: row.kind as ToolImportAnswer["kind"],
    state: row.state as ToolImportAnswer["state"],
    reading: row.state === "reading" ? (row.stage as ToolImportAnswer["reading"]) : null,
    requests: row.requests,
    imported: row.done,
    error: row.errorCode
      ? {
          code: row.errorCode as NonNullable<ToolImportAnswer["error"]>["code"],
          message: row.errorText ?? "",
        }
      : null,
    people: settings?.report.sections.map(toSection) ?? null,
    files: settings?.files ?? null,
    meetings: (isRead && meetings?.report.people.map(toPersonMeetings)) || null,
    columns: file?.columns.map(({ header, field }) => ({ header, field: field ?? "answer" })) ?? null,
    issues: file?.issues.map((issue) => ({ ...NO_REASON, ...issue })) ?? null,
    created_at: row.createdAt,
    expires_at: row.expiresAt,
  };
}

/** Reports of earlier versions have reasons in English alone. */
const NO_REASON = { code: null, parameters: {} };

const NO_NOTE = { ...NO_REASON, subject: null, topic: null };

const toSection = ({ differs, missing, ...section }: ReportSection) => ({
  ...section,
  differs: differs.map((note) => ({ ...NO_NOTE, ...note })),
  missing: missing.map((note) => ({ ...NO_NOTE, ...note })),
});

const toMeetings = (notes: readonly MeetingNote[]) =>
  notes.map((note) => ({ ...note, reasons: note.reasons ?? [] }));

const toPersonMeetings = ({ created, clashes, missing, gone, ...person }: PersonMeetings) => ({
  ...person,
  created: toMeetings(created),
  clashes: toMeetings(clashes),
  missing: toMeetings(missing),
  gone: toMeetings(gone),
});

"use client";
import { useText } from "../texts";
import type { ToolImport } from "./queries";
import { ReportNotes } from "./report-notes";

interface Props {
  issues: NonNullable<ToolImport["issues"]>;
  format: ToolImport["tool"];
}

/** The rows of a table, or the entries of a calendar, that cannot be read. */
export function FileIssues({ issues, format }: Props) {
  const t = useText();
  const place = format === "ics" ? "Entry" : "Row";
  return (
    <div className="mb-5">
      <ReportNotes
        title={t("meetingFile.issues", { count: issues.length })}
        notes={issues.map(({ row, field, why }) => `${place} ${row}, ${field}: ${why}`)}
      />
    </div>
  );
}

"use client";
import { useMe } from "../me";
import { useText } from "../texts";
import { formatReason } from "./format-reason";
import type { ToolImport } from "./queries";
import { ReportNotes, type ShownNote } from "./report-notes";

type Issue = NonNullable<ToolImport["issues"]>[number];

interface Props {
  issues: readonly Issue[];
  format: ToolImport["tool"];
}

/** The rows of a table, or the entries of a calendar, that cannot be read. */
export function FileIssues({ issues, format }: Props) {
  const t = useText();
  const me = useMe();
  const toNote = ({ row, field, why, code, parameters }: Issue): ShownNote => {
    const place = t(format === "ics" ? "importNotes.entry" : "importNotes.row", { row });
    if (code === null) return { text: `${place}, ${field}: ${why}`, isEnglish: true };
    const label = `meetingFile.fields.${field as "start"}` as const;
    // An entry is named by its title, and a whole row by its number alone.
    const name = format === "ics" ? field : t.has(label) ? t(label) : "";
    const reason = formatReason({ code, parameters }, t, me);
    return { text: `${name === "" ? place : `${place}, ${name}`}: ${reason}` };
  };
  return (
    <div className="mb-5">
      <ReportNotes title={t("meetingFile.issues", { count: issues.length })} notes={issues.map(toNote)} />
    </div>
  );
}

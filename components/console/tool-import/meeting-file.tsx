"use client";
import Link from "next/link";
import { useState } from "react";
import { FileInput } from "../form/file-input";
import { useText } from "../texts";
import { DisabledUntilHydrated } from "../ui/disabled-until-hydrated";
import { Panel } from "../ui/panel";
import { MeetingFileOptions } from "./meeting-file-options";
import type { ToolImport } from "./queries";
import { type ChosenFile, type FileIssue, readChosenFile } from "./read-chosen-file";

export type { ChosenFile } from "./read-chosen-file";

const ISSUE_TEXTS = {
  empty: "imports.nothing",
  too_many: "imports.tooMany",
  too_large: "meetingFile.tooLarge",
} as const;

interface Props {
  chosen: ChosenFile | null;
  onChoose: (chosen: ChosenFile | null) => void;
  onStart: (started: ToolImport) => void;
}

/** Meetings of a CSV export or a calendar file: the file, then its columns. */
export function MeetingFile({ chosen, onChoose, onStart }: Props) {
  const t = useText();
  const [issue, setIssue] = useState<FileIssue | null>(null);
  const read = async (file: File) => {
    const result = await readChosenFile(file);
    setIssue(typeof result === "string" ? result : null);
    onChoose(typeof result === "string" ? null : result);
  };
  return (
    <Panel title={t("meetingFile.title")}>
      {chosen ? (
        <MeetingFileOptions chosen={chosen} onChange={onChoose} onStart={onStart} />
      ) : (
        <DisabledUntilHydrated>
          <p className="max-w-prose text-muted">{t("meetingFile.intro")}</p>
          <div className="mt-4">
            <FileInput
              label={t("meetingFile.file")}
              hint={t("meetingFile.fileHint")}
              error={issue && t(ISSUE_TEXTS[issue])}
              accept=".csv,.tsv,.txt,.ics,.ical,text/csv,text/plain,text/tab-separated-values,text/calendar"
              onChoose={([file]) => file && void read(file)}
            />
          </div>
        </DisabledUntilHydrated>
      )}
      <p className="mt-4 flex flex-wrap gap-x-5 border-line border-t pt-3">
        <Link href="/docs/import-meetings" className="link inline-flex min-h-11 items-center">
          {t("meetingFile.guide")}
        </Link>
      </p>
    </Panel>
  );
}

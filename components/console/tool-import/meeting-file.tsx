"use client";
import Link from "next/link";
import { useId, useState } from "react";
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
  const id = useId();
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
          {issue ? (
            <p role="alert" className="mt-4 font-medium text-bad">
              {t(ISSUE_TEXTS[issue])}
            </p>
          ) : null}
          <label htmlFor={id} className="mt-4 block font-medium">
            {t("meetingFile.file")}
          </label>
          <input
            id={id}
            type="file"
            accept=".csv,.tsv,.txt,.ics,.ical,text/csv,text/plain,text/tab-separated-values,text/calendar"
            className="input mt-1 file:me-3 file:cursor-pointer file:border-0 file:bg-transparent file:font-medium file:text-text file:underline file:underline-offset-4"
            aria-describedby={`${id}-hint`}
            onChange={async ({ target }) => {
              const [file] = target.files ?? [];
              if (file) await read(file);
              target.value = ""; // so that the same file can be chosen again
            }}
          />
          <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
            {t("meetingFile.fileHint")}
          </p>
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

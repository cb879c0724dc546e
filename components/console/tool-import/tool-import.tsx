"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { readStorage, writeStorage } from "@/components/ui/safe-browser-apis";
import { ProblemError } from "../problem-error";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { MutationButton } from "../ui/mutation-button";
import { Panel } from "../ui/panel";
import { FileIssues } from "./file-issues";
import { ImportingMeetings } from "./importing-meetings";
import { InterruptedImport } from "./interrupted-import";
import { type ChosenFile, MeetingFile } from "./meeting-file";
import { MeetingsReport } from "./meetings-report";
import { buildImportQuery, findToolName, type ToolImport } from "./queries";
import { ReadingProgress } from "./reading-progress";
import { ReadyMeetings } from "./ready-meetings";
import { SettingsReport } from "./settings-report";
import { StartImportForm } from "./start-import-form";

const PATH = "/console/import";
/** The last import of this browser, so that one finds it again after leaving the page. */
const STORAGE_KEY = "bookpage-tool-import";

interface Props {
  planning: boolean;
  onPlan: (files: NonNullable<ToolImport["files"]>, tool: ToolImport["tool"]) => void;
}

/** Reads an account of another tool, shows what would come, and imports it. The import is in the address. */
export default function ToolImportView({ planning, onPlan }: Props) {
  const t = useText();
  const router = useRouter();
  const queries = useQueryClient();
  const search = useSearchParams();
  const id = search.get("import");
  const isNew = search.get("kind") !== null;
  const [file, setFile] = useState<ChosenFile | null>(null);
  useEffect(() => {
    const last = readStorage("local", STORAGE_KEY);
    if (id === null && !isNew && last) router.replace(`${PATH}?import=${last}`);
  }, [id, isNew, router]);
  const query = useQuery({ ...buildImportQuery(id ?? ""), enabled: id !== null });
  const change = (changed: ToolImport) =>
    queries.setQueryData(buildImportQuery(changed._id).queryKey, changed);
  const open = (started: ToolImport) => {
    change(started);
    writeStorage("local", STORAGE_KEY, started._id);
    router.replace(`${PATH}?import=${started._id}`);
  };
  const restart = () => {
    writeStorage("local", STORAGE_KEY, null);
    router.replace(PATH);
  };
  const isGone = query.error instanceof ProblemError && query.error.status === 404;
  if (id === null || !query.data)
    return (
      <>
        {isGone ? <p role="status">{t("toolImport.expired")}</p> : <ErrorText error={query.error} />}
        <StartImportForm onStart={open} />
        <MeetingFile chosen={file} onChoose={setFile} onStart={open} />
      </>
    );
  const current = query.data;
  const found = (current.meetings ?? []).reduce((sum, { created }) => sum + created.length, 0);
  const isInterrupted = current.state === "stopped" || current.state === "failed";
  return (
    <Panel title={findToolName(current) ?? t("meetingFile.title")}>
      {current.state === "reading" ? <ReadingProgress running={current} onChange={change} /> : null}
      {isInterrupted ? <InterruptedImport interrupted={current} onChange={change} /> : null}
      {current.state === "importing" ? (
        <ImportingMeetings running={current} total={found} onChange={change} />
      ) : null}
      {current.state === "ready" && current.files ? (
        <>
          <p role="status" className="font-medium">
            {t("toolImport.ready")}
          </p>
          <MutationButton
            tone="primary"
            className="me-2 mt-3"
            mutation={{ isPending: planning, mutate: () => onPlan(current.files ?? [], current.tool) }}
          >
            {t("toolImport.changes")}
          </MutationButton>
        </>
      ) : null}
      {current.state === "ready" && current.meetings ? (
        <>
          <p role="status" className="font-medium">
            {t("toolImport.found", { count: found })}
          </p>
          {found > 0 ? <ReadyMeetings ready={current} count={found} onChange={change} /> : null}
        </>
      ) : null}
      {current.state === "done" ? (
        <p role="status" className="font-medium">
          {t("toolImport.done", { count: found })}
        </p>
      ) : null}
      {current.state === "reading" || current.state === "importing" ? null : (
        <button type="button" className="button mt-3" onClick={restart}>
          {t(file && current.state !== "done" ? "meetingFile.back" : "toolImport.again")}
        </button>
      )}
      {current.people || current.meetings ? (
        <div className="mt-5">
          {current.issues ? <FileIssues issues={current.issues} format={current.tool} /> : null}
          {current.people ? <SettingsReport people={current.people} /> : null}
          {current.meetings ? (
            <MeetingsReport people={current.meetings} isDone={current.state === "done"} />
          ) : null}
        </div>
      ) : null}
    </Panel>
  );
}

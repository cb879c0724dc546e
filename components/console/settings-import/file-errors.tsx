"use client";
import { useEffect, useRef } from "react";
import { formatIssueCode } from "../format-issue-code";
import { ProblemError } from "../problem-error";
import { useText } from "../texts";
import { Panel } from "../ui/panel";

interface FileError {
  path: string;
  line: number;
  column: number;
  pointer: string;
  code: string;
  /** The texts are in English. */
  message: string;
}

/** Lists the errors of files that a refused plan names. */
export function listFileErrors(error: Error | null): FileError[] {
  const problem = error instanceof ProblemError ? (error.problem as { files?: unknown }) : undefined;
  return Array.isArray(problem?.files) ? (problem.files as FileError[]) : [];
}

export function FileErrors({ errors }: { errors: readonly FileError[] }) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <div ref={list} role="alert" tabIndex={-1}>
      <Panel title={t("settingsImport.errors", { count: errors.length })}>
        <p className="text-muted">{t("settingsImport.errorsText")}</p>
        <ul className="mt-3 divide-y divide-line border-line border-t">
          {errors.map(({ path, line, column, pointer, code, message }) => (
            <li key={`${path} ${line} ${column} ${pointer} ${code}`} className="py-3">
              <p className="break-words font-medium">
                <bdi>{path}</bdi>, {t("settingsImport.line", { line })}
              </p>
              <p className="break-words">
                {pointer ? <code className="text-sm">{pointer.slice(1).replaceAll("/", ".")}: </code> : null}
                {formatIssueCode(code, t)}
              </p>
              <p lang="en" dir="ltr" className="break-words text-start text-xs text-muted">
                {message}
              </p>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

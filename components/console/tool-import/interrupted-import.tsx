"use client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { useText } from "../texts";
import { findToolName, retryImport, type ToolImport } from "./queries";
import { StepForm } from "./step-form";
import { TokenInput } from "./token-input";

export const IMPORT_ERRORS = {
  token: "toolImport.errorToken",
  forbidden: "toolImport.errorForbidden",
  unavailable: "toolImport.errorUnavailable",
  unexpected: "toolImport.errorUnexpected",
} as const;

interface Props {
  interrupted: ToolImport;
  onChange: (changed: ToolImport) => void;
}

/** An import that was stopped or failed, and can be continued with a secret. */
export function InterruptedImport({ interrupted, onChange }: Props) {
  const t = useText();
  const me = useMe();
  const [token, setToken] = useState("");
  const { _id: id, tool, error, expires_at: end } = interrupted;
  const isFile = findToolName(interrupted) === null;
  const resume = useMutation({ mutationFn: () => retryImport(id, token), onSuccess: onChange });
  const time = formatMoment(me, end);
  return (
    <StepForm mutation={resume} label={t("toolImport.goOn")}>
      {error ? (
        <div role="alert">
          <p className="font-medium text-bad">{t(IMPORT_ERRORS[error.code], { time })}</p>
          <p lang="en" dir="ltr" className="mt-1 break-words text-start text-xs text-muted">
            {error.message}
          </p>
        </div>
      ) : (
        <p role="status">{t(isFile ? "meetingFile.stopped" : "toolImport.stopped", { time })}</p>
      )}
      {isFile ? null : <TokenInput tool={tool} value={token} onChange={setToken} />}
    </StepForm>
  );
}

"use client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { TOOL_NAMES } from "@/lib/domain/contracts/tool-names";
import { useText } from "../texts";
import { IMPORT_ERRORS } from "./interrupted-import";
import { StepForm } from "./step-form";
import { TokenInput } from "./token-input";
import { syncTransition, type Transition } from "./transition-queries";

interface Props {
  transition: Transition;
  /** Why the last reading did not end. */
  failure: Transition["error"];
  onChange: () => void;
}

/** Reads the other tool again: after an error, or for changes of people and pages. */
export function SyncTransitionForm({ transition: { _id: id, tool }, failure, onChange }: Props) {
  const t = useText();
  const [token, setToken] = useState("");
  const sync = useMutation({ mutationFn: () => syncTransition(id, token), onSuccess: onChange });
  const name = TOOL_NAMES[tool];
  return (
    <details className="mt-5" open={failure !== null}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {t("transition.again", { tool: name })}
      </summary>
      <div className="mt-2">
        <StepForm mutation={sync} label={t("transition.again", { tool: name })} isPrimary={false}>
          {failure ? (
            <div role="alert">
              <p className="font-medium text-bad">
                {failure.code === "unavailable"
                  ? t("transition.unavailable", { tool: name })
                  : t(IMPORT_ERRORS[failure.code])}
              </p>
              <p lang="en" dir="ltr" className="mt-1 break-words text-start text-xs text-muted">
                {failure.message}
              </p>
            </div>
          ) : null}
          <TokenInput tool={tool} value={token} onChange={setToken} />
        </StepForm>
      </div>
    </details>
  );
}

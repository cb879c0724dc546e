"use client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../texts";
import { DisabledUntilHydrated } from "../ui/disabled-until-hydrated";
import { RadioGroup } from "../ui/radio-group";
import type { ImportTool } from "./queries";
import { TOOL_OPTIONS } from "./start-import-form";
import { StepForm } from "./step-form";
import { TokenInput } from "./token-input";
import { startTransition } from "./transition-queries";

/** Starts to let the bookings of another tool hold time here. */
export function StartTransitionForm({ onStart }: { onStart: () => void }) {
  const t = useText();
  const [tool, setTool] = useState<ImportTool>("calendly");
  const [token, setToken] = useState("");
  const [hidesPages, setHidesPages] = useState(true);
  const start = useMutation({
    mutationFn: () => startTransition({ tool, token, hide_pages: hidesPages }),
    onSuccess: onStart,
  });
  return (
    <>
      <p className="max-w-prose text-muted">{t("transition.intro")}</p>
      <div className="mt-4">
        <DisabledUntilHydrated>
          <StepForm mutation={start} label={t("transition.start")}>
            <RadioGroup label={t("toolImport.tool")} value={tool} options={TOOL_OPTIONS} onChange={setTool} />
            <TokenInput tool={tool} value={token} onChange={setToken} />
            <label className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                className="size-4.5 shrink-0"
                checked={hidesPages}
                onChange={({ target }) => setHidesPages(target.checked)}
              />
              {t("transition.hide")}
            </label>
          </StepForm>
        </DisabledUntilHydrated>
      </div>
    </>
  );
}

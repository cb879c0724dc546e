"use client";
import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useId, useState } from "react";
import { TOOL_NAMES } from "@/lib/domain/contracts/tool-names";
import { useText } from "../texts";
import { DisabledUntilHydrated } from "../ui/disabled-until-hydrated";
import { Panel } from "../ui/panel";
import { RadioGroup } from "../ui/radio-group";
import { type ImportTool, startImport, type ToolImport } from "./queries";
import { StepForm } from "./step-form";
import { TokenInput } from "./token-input";

export const TOOL_OPTIONS = [
  { value: "calendly", label: TOOL_NAMES.calendly },
  { value: "calcom", label: TOOL_NAMES.calcom },
] as const;

/** The first step: a tool, what to import, and the secret of the account. */
export function StartImportForm({ onStart }: { onStart: (started: ToolImport) => void }) {
  const t = useText();
  const id = useId();
  const search = useSearchParams();
  const [tool, setTool] = useState<ImportTool>(search.get("tool") === "calcom" ? "calcom" : "calendly");
  const [kind, setKind] = useState<ToolImport["kind"]>(
    search.get("kind") === "meetings" ? "meetings" : "settings",
  );
  const [token, setToken] = useState("");
  const [url, setUrl] = useState("");
  const start = useMutation({
    mutationFn: () =>
      startImport({ tool, kind, token, ...(tool === "calcom" && url.trim() !== "" && { url: url.trim() }) }),
    onSuccess: onStart,
  });
  return (
    <Panel title={t("toolImport.title")}>
      <p className="max-w-prose text-muted">{t("toolImport.intro")}</p>
      <div className="mt-4">
        <DisabledUntilHydrated>
          <StepForm mutation={start} label={t("toolImport.start")}>
            <RadioGroup label={t("toolImport.tool")} value={tool} options={TOOL_OPTIONS} onChange={setTool} />
            <RadioGroup
              label={t("toolImport.kind")}
              value={kind}
              options={[
                { value: "settings", label: t("toolImport.settings"), hint: t("toolImport.settingsHint") },
                { value: "meetings", label: t("toolImport.meetings"), hint: t("toolImport.meetingsHint") },
              ]}
              onChange={setKind}
            />
            <TokenInput tool={tool} value={token} onChange={setToken} />
            {tool === "calcom" ? (
              <div>
                <label htmlFor={id} className="font-medium">
                  {t("toolImport.url")}
                </label>
                <input
                  id={id}
                  className="input mt-1"
                  type="url"
                  name="import-url"
                  autoComplete="off"
                  aria-describedby={`${id}-hint`}
                  value={url}
                  onChange={({ target }) => setUrl(target.value)}
                />
                <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
                  {t("toolImport.urlHint")}
                </p>
              </div>
            ) : null}
          </StepForm>
        </DisabledUntilHydrated>
      </div>
      <p className="mt-4 flex flex-wrap gap-x-5 border-line border-t pt-3">
        <Link href="/docs/move-from-calendly" className="link inline-flex min-h-11 items-center">
          {t("settingsImport.calendly")}
        </Link>
        <Link href="/docs/move-from-calcom" className="link inline-flex min-h-11 items-center">
          {t("toolImport.calcom")}
        </Link>
      </p>
    </Panel>
  );
}

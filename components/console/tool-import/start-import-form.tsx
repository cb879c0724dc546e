"use client";
import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { useId, useState } from "react";
import { useText } from "../texts";
import { DisabledUntilHydrated } from "../ui/disabled-until-hydrated";
import { ErrorText } from "../ui/error-text";
import { Panel } from "../ui/panel";
import { RadioGroup } from "../ui/radio-group";
import { type ImportTool, startImport, TOOL_NAMES, type ToolImport } from "./queries";
import { TokenInput } from "./token-input";

export const TOOL_OPTIONS = [
  { value: "calendly", label: TOOL_NAMES.calendly },
  { value: "calcom", label: TOOL_NAMES.calcom },
] as const;

/** The first step: a tool, what to import, and the secret of the account. */
export function StartImportForm({ onStart }: { onStart: (started: ToolImport) => void }) {
  const t = useText();
  const id = useId();
  const [tool, setTool] = useState<ImportTool>("calendly");
  const [kind, setKind] = useState<ToolImport["kind"]>("settings");
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
      <form
        className="mt-4 grid max-w-prose gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!start.isPending) start.mutate();
        }}
      >
        <DisabledUntilHydrated>
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
          <ErrorText error={start.error} />
          <button
            type="submit"
            className="button justify-self-start"
            data-tone="primary"
            aria-disabled={start.isPending}
          >
            {t("toolImport.start")}
          </button>
        </DisabledUntilHydrated>
      </form>
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

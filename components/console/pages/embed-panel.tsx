"use client";
import { useState } from "react";
import { useText } from "../texts";
import { CopyField } from "../ui/copy-field";
import { Panel } from "../ui/panel";

const EMBED_MODES = ["inline", "popup", "button"] as const;

interface Props {
  /** The URL of the public page. */
  url: string;
}

/** The code that embeds the page in a website. */
export function EmbedPanel({ url }: Props) {
  const t = useText();
  const [mode, setMode] = useState<(typeof EMBED_MODES)[number]>("inline");
  const { origin, pathname } = new URL(url);
  const page = pathname.slice(1);
  const script = `<script async src="${origin}/embed.js" data-page="${page}"${mode === "inline" ? "" : ` data-mode="${mode}"`}></script>`;
  const snippet =
    mode === "popup" ? `<a href="${url}" data-bookpage="${page}">${t("pages.book")}</a> ${script}` : script;
  return (
    <Panel title={t("pages.embed")}>
      <div className="grid gap-4">
        <label className="font-medium text-sm">
          {t("pages.embedMode")}
          <select
            className="input mt-1 font-normal"
            value={mode}
            onChange={(event) => setMode(event.target.value as typeof mode)}
          >
            {EMBED_MODES.map((name) => (
              <option key={name} value={name}>
                {t(`pages.modes.${name}`)}
              </option>
            ))}
          </select>
        </label>
        <CopyField label={t("pages.snippet")} value={snippet} />
      </div>
    </Panel>
  );
}

"use client";
import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { FileInput } from "../form/file-input";
import { useText } from "../texts";
import { DisabledUntilHydrated } from "../ui/disabled-until-hydrated";
import { ErrorText } from "../ui/error-text";
import { Panel } from "../ui/panel";
import { downloadSettings } from "./download-settings";
import type { PlannedFile } from "./queries";
import { readSettingsFiles } from "./read-settings-files";

interface Props {
  /** The number of files that are being checked. */
  count: number;
  onChoose: (files: PlannedFile[], prune: boolean) => void;
}

/** The first step: a folder of settings files. */
export function ChooseFolder({ count, onChoose }: Props) {
  const t = useText();
  const [prune, setPrune] = useState(false);
  const download = useMutation({ mutationFn: downloadSettings });
  return (
    <Panel title={t("settingsImport.choose")}>
      <p className="max-w-prose text-muted">{t("settingsImport.intro")}</p>
      <DisabledUntilHydrated>
        <label className="mt-4 flex min-h-11 cursor-pointer items-start gap-2">
          <input
            type="checkbox"
            className="mt-1 size-4.5 shrink-0"
            checked={prune}
            onChange={({ target }) => setPrune(target.checked)}
          />
          <span>
            {t("settingsImport.prune")}
            <span className="block text-xs text-muted">{t("settingsImport.pruneHint")}</span>
          </span>
        </label>
        <div className="mt-3">
          <FileInput
            label={t("settingsImport.folder")}
            hint={t("settingsImport.folderHint")}
            isFolder
            onChoose={async (files) => onChoose(await readSettingsFiles(files), prune)}
          />
        </div>
      </DisabledUntilHydrated>
      <p role="status" className="mt-4 min-h-6">
        {count > 0 ? t("settingsImport.checking", { count }) : ""}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-5 border-line border-t pt-3">
        <Link href="/docs/settings-files" className="link inline-flex min-h-11 items-center">
          {t("settingsImport.files")}
        </Link>
        <button
          type="button"
          className="link inline-flex min-h-11 items-center"
          aria-disabled={download.isPending}
          onClick={() => download.isPending || download.mutate()}
        >
          {t("settingsImport.download")}
        </button>
      </p>
      <ErrorText error={download.error} />
    </Panel>
  );
}

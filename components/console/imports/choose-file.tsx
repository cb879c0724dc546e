"use client";
import { useEffect, useId, useRef, useState } from "react";
import { decodeText } from "@/lib/core/text/decode-text";
import { useText } from "../texts";
import type { ImportPlan } from "./import-plan";
import { clearImportProgress, type ImportProgress, loadImportProgress } from "./import-progress";
import { type ImportTable, MAX_FILE_BYTES, parseTable } from "./parse-table";

const ISSUE_TEXTS = {
  empty: "imports.nothing",
  too_many: "imports.tooMany",
  too_large: "imports.tooLarge",
} as const;

/** The first stage: a file or pasted rows, parsed into a table. */
export function ChooseFile({ plan, onRead }: { plan: ImportPlan; onRead: (table: ImportTable) => void }) {
  const t = useText();
  const id = useId();
  const [reading, setReading] = useState(false);
  const [issue, setIssue] = useState<keyof typeof ISSUE_TEXTS | null>(null);
  const read = async (text: string, name: string) => {
    setReading(true);
    setIssue(null);
    try {
      const table = await parseTable(text, name);
      if (typeof table === "string") setIssue(table);
      else onRead(table);
    } finally {
      setReading(false);
    }
  };
  const choose = async ({ files }: HTMLInputElement) => {
    const [file] = files ?? [];
    if (!file) return;
    if (file.size > MAX_FILE_BYTES) setIssue("too_large");
    else await read(decodeText(new Uint8Array(await file.arrayBuffer())), file.name);
  };
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file may have been chosen before this page came to life
  useEffect(() => {
    if (input.current) void choose(input.current);
  }, []);
  return (
    <div className="grid gap-5">
      <UnfinishedImport name={plan.name} />
      {issue ? (
        <p role="alert" className="font-medium text-bad">
          {t(ISSUE_TEXTS[issue])}
        </p>
      ) : null}
      <div>
        <label htmlFor={id} className="font-medium">
          {t("imports.file")}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          className="input mt-1 file:me-3 file:cursor-pointer file:border-0 file:bg-transparent file:font-medium file:text-text file:underline file:underline-offset-4"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => void choose(target)}
        />
        <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
          {t("imports.fileHint")}
        </p>
      </div>
      <PasteRows reading={reading} onRead={(text) => void read(text, "pasted.csv")} />
    </div>
  );
}

/** An interrupted import, which continues with the same file. */
function UnfinishedImport({ name }: { name: string }) {
  const t = useText();
  const [unfinished, setUnfinished] = useState<ImportProgress | null>(null);
  useEffect(() => setUnfinished(loadImportProgress(name)), [name]);
  if (!unfinished) return null;
  return (
    <div className="rounded-sm border border-warn p-3">
      <p>{t("imports.unfinished", unfinished)}</p>
      <button
        type="button"
        className="button mt-2"
        onClick={() => {
          clearImportProgress(name);
          setUnfinished(null);
        }}
      >
        {t("imports.forget")}
      </button>
    </div>
  );
}

interface PasteRowsProps {
  reading: boolean;
  onRead: (text: string) => void;
}

function PasteRows({ reading, onRead }: PasteRowsProps) {
  const t = useText();
  const id = useId();
  const [pasted, setPasted] = useState("");
  return (
    <div>
      <label htmlFor={id} className="font-medium">
        {t("imports.paste")}
      </label>
      <textarea
        id={id}
        className="input mt-1 min-h-32"
        rows={5}
        spellCheck={false}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
      />
      <button
        type="button"
        className="button mt-2"
        aria-disabled={reading || pasted.trim() === ""}
        onClick={() => {
          if (!reading && pasted.trim() !== "") onRead(pasted);
        }}
      >
        {reading ? t("imports.reading") : t("imports.read")}
      </button>
    </div>
  );
}

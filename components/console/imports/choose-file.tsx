"use client";
import { useEffect, useId, useState } from "react";
import { decodeText } from "@/lib/core/text/decode-text";
import { FieldNotes } from "../form/fields";
import { FileInput } from "../form/file-input";
import { useText } from "../texts";
import type { ImportPlan } from "./import-plan";
import { clearImportProgress, type ImportProgress, loadImportProgress } from "./import-progress";
import { type ImportTable, MAX_FILE_BYTES, parseTable } from "./parse-table";

const ISSUE_TEXTS = {
  empty: "imports.nothing",
  too_many: "imports.tooMany",
  too_large: "imports.tooLarge",
} as const;

interface Issue {
  at: "file" | "paste";
  code: keyof typeof ISSUE_TEXTS;
}

/** The first stage: a file or pasted rows, parsed into a table. */
export function ChooseFile({ plan, onRead }: { plan: ImportPlan; onRead: (table: ImportTable) => void }) {
  const t = useText();
  const [reading, setReading] = useState(false);
  const [issue, setIssue] = useState<Issue | null>(null);
  const read = async (at: Issue["at"], text: string, name: string) => {
    setReading(true);
    setIssue(null);
    try {
      const table = await parseTable(text, name);
      if (typeof table === "string") setIssue({ at, code: table });
      else onRead(table);
    } finally {
      setReading(false);
    }
  };
  const choose = async (file: File) => {
    if (file.size > MAX_FILE_BYTES) setIssue({ at: "file", code: "too_large" });
    else await read("file", decodeText(new Uint8Array(await file.arrayBuffer())), file.name);
  };
  const getErrorAt = (at: Issue["at"]) => (issue?.at === at ? t(ISSUE_TEXTS[issue.code]) : null);
  return (
    <div className="grid gap-5">
      <UnfinishedImport name={plan.name} />
      <FileInput
        label={t("imports.file")}
        hint={t("imports.fileHint")}
        error={getErrorAt("file")}
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        onChoose={([file]) => file && void choose(file)}
      />
      <PasteRows
        reading={reading}
        error={getErrorAt("paste")}
        onRead={(text) => void read("paste", text, "pasted.csv")}
      />
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
  error: string | null;
  onRead: (text: string) => void;
}

function PasteRows({ reading, error, onRead }: PasteRowsProps) {
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
        {...(error && { "aria-invalid": true, "aria-describedby": `${id}-error` })}
      />
      <FieldNotes id={id} error={error} isAlert />
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

"use client";
import { Upload } from "lucide-react";
import { type DragEvent, type InputHTMLAttributes, useEffect, useId, useRef, useState } from "react";
import { formatFileSize } from "../format-file-size";
import { useMe } from "../me";
import { useText } from "../texts";
import { buildFieldAria, FieldFrame, FieldNotes } from "./fields";

interface Props {
  label: string;
  hint?: string;
  error?: string | null;
  accept?: string;
  /** Takes all files of a folder; browsers drop none of those here. */
  isFolder?: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** React's types lack it. */
const OF_FOLDER = { webkitdirectory: "", multiple: true } as InputHTMLAttributes<HTMLInputElement>;

/** A button that chooses a file, which can be dropped on it, too. It shows the file that was chosen last. */
export function FileInput({ label, hint, error = null, accept, isFolder = false, onChoose }: Props) {
  const t = useText();
  const { locale } = useMe();
  const id = useId();
  const [shown, setShown] = useState<File | null>(null);
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length === 0) return;
    setShown(isFolder ? null : (files[0] ?? null));
    onChoose(files);
  };
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file may have been chosen before hydration
  useEffect(() => take(input.current?.files ?? null), []);
  const dropProps = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={null}>
      <label className="drop-zone mt-1" data-over={isOver ? "" : undefined} {...(isFolder ? {} : dropProps)}>
        <span id={`${id}-choose`} className="button pointer-events-none flex-none">
          <Upload size={18} aria-hidden />
          {t(isFolder ? "form.chooseFolder" : "form.chooseFile")}
        </span>
        <span className="min-w-0 text-muted wrap-anywhere" aria-live="polite">
          {shown ? (
            <>
              <bdi className="text-text">{shown.name}</bdi> ({formatFileSize(locale, shown.size)})
            </>
          ) : isFolder ? null : (
            <span className="pointer-coarse:hidden">{t("form.dropFile")}</span>
          )}
        </span>
        <input
          {...buildFieldAria(id, hint, error)}
          {...(isFolder ? OF_FOLDER : { accept })}
          ref={input}
          type="file"
          className="sr-only"
          aria-labelledby={`${id}-label ${id}-choose`}
          onChange={({ target }) => {
            take(target.files);
            target.value = ""; // allows choosing the same file again
          }}
        />
      </label>
      <FieldNotes id={id} error={error} isAlert />
    </FieldFrame>
  );
}

"use client";
import { useMutation } from "@tanstack/react-query";
import { type ChangeEvent, useId, useRef } from "react";
import type { ApiValue } from "../api";
import { describeError, ProblemError } from "../problem-error";
import { type TranslateConsole, useText } from "../texts";

const ACCEPTED_TYPES = "image/png,image/jpeg,image/webp";

interface Props<Resource> {
  label: string;
  hint: string;
  /** The current picture; null if there is none. */
  shown: React.ReactNode;
  upload: (file: File) => Promise<ApiValue<Resource>>;
  remove: () => Promise<ApiValue<Resource>>;
  onDone: (response: ApiValue<Resource>) => void;
}

/** A picture that is uploaded as soon as it is chosen, independent of the form's other values. */
export function PictureInput<Resource>({ label, hint, shown, upload, remove, onDone }: Props<Resource>) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const change = useMutation({
    mutationFn: (file: File | null) => (file ? upload(file) : remove()),
    onSuccess: onDone,
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = ""; // allows choosing the same file again
    if (file && !change.isPending) change.mutate(file);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {shown}
        <input
          ref={input}
          id={id}
          type="file"
          accept={ACCEPTED_TYPES}
          className="sr-only"
          tabIndex={-1}
          aria-label={label}
          onChange={choose}
        />
        <button
          type="button"
          className="button"
          aria-disabled={change.isPending}
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {change.isPending
            ? t("organization.takesTime")
            : t(shown ? "organization.replace" : "organization.upload")}
        </button>
        {shown ? (
          <button
            type="button"
            className="button"
            data-tone="quiet"
            aria-disabled={change.isPending}
            onClick={() => !change.isPending && change.mutate(null)}
          >
            {t("organization.remove")}
          </button>
        ) : null}
      </div>
      <p id={`${id}-hint`} className="text-xs text-muted">
        {hint}
      </p>
      {change.isError ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {formatUploadError(change.error, t)}
        </p>
      ) : null}
    </fieldset>
  );
}

/** The file is the only value, so the message can be its issue. */
function formatUploadError(error: unknown, t: TranslateConsole): string {
  const code = error instanceof ProblemError ? error.problem?.errors?.[0]?.code : undefined;
  if (code === "invalid_format") return t("organization.notPicture");
  return code === "too_big" ? t("organization.pictureTooLarge") : describeError(error, t);
}

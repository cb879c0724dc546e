"use client";

import type { ClipboardEvent, KeyboardEvent, MouseEvent, RefObject } from "react";
import type { PeopleStepView } from "@/lib/pages/event-wizard/view";

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  texts: PeopleStepView["texts"];
  error: string | null;
  onAdd: (text: string) => void;
}

/** Adds typed or pasted invitees: on Enter, or when a list is pasted into the empty field. */
export function AddInvitees({ field, texts, error, onAdd }: Props) {
  function add(text: string) {
    onAdd(text);
    if (field.current) field.current.value = "";
  }

  function onClick(event: MouseEvent) {
    event.preventDefault();
    add(field.current?.value ?? "");
    field.current?.focus();
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(field.current?.value ?? "");
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData("text");
    if (!/[,;\n]/.test(text) || field.current?.value) return;
    event.preventDefault();
    add(text);
  }

  return (
    <div>
      <label htmlFor="more" className="text-sm font-medium">
        {texts.add}
      </label>
      <p id="more-hint" className="text-xs text-muted">
        {texts.addHint}
      </p>
      <div className="mt-2 flex items-start gap-2">
        <textarea
          ref={field}
          id="more"
          name="more"
          rows={1}
          className="input grows min-w-0 flex-1"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={error === null ? "more-hint" : "more-hint more-error"}
          {...(error === null ? {} : { "aria-invalid": true })}
          onKeyDown={onKey}
          onPaste={onPaste}
        />
        <button type="submit" name="go" value="add" className="button min-h-12 flex-none" onClick={onClick}>
          {texts.addSubmit}
        </button>
      </div>
      {error === null ? null : (
        <p id="more-error" className="mt-1 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

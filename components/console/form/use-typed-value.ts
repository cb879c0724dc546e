"use client";
import { type ChangeEvent, type KeyboardEvent, useState } from "react";

interface Options {
  value: string;
  onChange: (value: string) => void;
  /** Formats a value as the reader writes it. */
  format: (value: string) => string;
  /** Parses a text; null if it is unreadable. */
  parse: (text: string) => string | null;
  /** Returns whether a text needs no further characters, so that its value counts at once. */
  isComplete: (text: string) => boolean;
}

interface Draft {
  text: string;
  /** The value at that time: the draft is outdated once it changes from elsewhere. */
  value: string;
  isLeft: boolean;
}

/**
 * A text field for a value in another format. A complete text counts while it is typed, any other one when the field is
 * left or Enter is pressed. An unreadable text stays, with an empty value, as in the browser's own fields.
 */
export function useTypedValue({ value, onChange, format, parse, isComplete }: Options) {
  const [stored, setDraft] = useState<Draft | null>(null);
  const draft = stored?.value === value ? stored : null;
  const read = (text: string) => (text.trim() === "" ? "" : parse(text));
  const commit = (next: string, left: Draft | null) => {
    setDraft(left);
    if (next !== value) onChange(next);
  };
  const isUnreadable = draft?.isLeft === true && read(draft.text) === null;
  const onLeave = () => {
    if (!draft) return;
    const next = read(draft.text);
    commit(next ?? "", next === null ? { ...draft, value: "", isLeft: true } : null);
  };
  return {
    isUnreadable,
    /** Replaces the text and its value. */
    set: (next: string) => commit(next, null),
    /** Returns the value of the text, complete or not; null if it is unreadable. */
    getTyped: () => (draft ? read(draft.text) : value),
    inputProps: {
      type: "text",
      autoComplete: "off",
      value: draft?.text ?? format(value),
      ...(isUnreadable && { "data-unreadable": "" }),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const text = target.value;
        const found = read(text);
        const next = found !== null && (found === "" || isComplete(text)) ? found : value;
        commit(next, { text, value: next, isLeft: false });
      },
      onBlur: onLeave,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === "Enter") onLeave(); // before it submits the form
      },
    },
  };
}

"use client";
import { type FormEvent, useRef } from "react";
import { getAtPointer } from "./pointer";
import { type StoredBody, useEditedBody } from "./use-edited-body";
import { useFieldIssues } from "./use-field-issues";
import { type FormSaveOptions, useFormSave } from "./use-form-save";
import { useUnsavedChangesGuard } from "./use-unsaved-changes-guard";

interface Options<Body, Saved> extends FormSaveOptions<Body, Saved> {
  /** What the form begins with, in the shape of the request's body: fields are named by JSON pointers into it. */
  start: Body;
  /** ETag of the resource that `start` was read from; sent as `If-Match`. */
  etag?: string | null;
}

export interface TextField {
  name: string;
  value: string;
  error: string | null;
  /** Whether the error is that the value is not written as one of its kind is. */
  malformed?: boolean;
  onChange: (text: string) => void;
}

/** State, validation, saving and conflicts of one form. Nothing is saved twice, and nothing typed is ever lost. */
export function useForm<Body extends object, Saved>(options: Options<Body, Saved>) {
  const form = useRef<HTMLFormElement>(null);
  const edited = useEditedBody({ start: options.start, etag: options.etag ?? null });
  const faults = useFieldIssues(form);
  const { saving, failure, save } = useFormSave(options, edited, faults);
  const { stored, body, dirty, theirs } = edited;
  const guard = useUnsavedChangesGuard(dirty && !saving);

  const set = (pointer: string, value: unknown) => {
    edited.set(pointer, value);
    faults.clearAt(pointer);
  };

  return {
    form,
    start: stored.start,
    body,
    dirty,
    saving,
    faults: faults.faults,
    failure,
    /** What somebody else has saved meanwhile. */
    theirs: theirs?.start ?? null,
    contested: theirs?.conflicts ?? [],
    guard,
    set,
    findError: faults.findError,
    submit: (event: FormEvent) => {
      event.preventDefault();
      event.stopPropagation(); // a dialog's form may stand inside of another one in React's tree
      void save(stored);
    },
    keepMine: () => void save(theirs ?? stored),
    takeTheirs: edited.takeTheirs,
    follow(now: StoredBody<Body>) {
      edited.follow(now);
    },
    /** Props of a text field; `empty` is what an empty one means in the body. */
    text: (pointer: string, empty: unknown = null): TextField => {
      const value = getAtPointer(body, pointer);
      return {
        name: pointer,
        value: typeof value === "string" ? value : "",
        error: faults.findError(pointer),
        malformed: faults.isMalformed(pointer),
        onChange: (typed) => set(pointer, typed === "" ? empty : typed),
      };
    },
  };
}

export type FormController<Body extends object> = ReturnType<typeof useForm<Body, never>>;

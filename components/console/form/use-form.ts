"use client";
import { type FormEvent, useRef } from "react";
import { focusElement } from "./focus-field";
import { getAtPointer } from "./pointer";
import { type StoredBody, useEditedBody } from "./use-edited-body";
import { useFieldIssues } from "./use-field-issues";
import { type FormSaveOptions, useFormSave } from "./use-form-save";
import { useUnsavedChangesGuard } from "./use-unsaved-changes-guard";

interface Options<Body, Saved> extends FormSaveOptions<Body, Saved> {
  /** The initial values in the shape of the request's body; JSON pointers name its fields. */
  start: Body;
  /** The ETag of the resource that `start` was read from; sent as `If-Match`. */
  etag?: string | null;
}

export interface TextField {
  name: string;
  value: string;
  error: string | null;
  /** True if the error is a malformed value. */
  malformed?: boolean;
  onChange: (text: string) => void;
}

/** The state, validation, saving and conflicts of a form. It never saves twice and never loses input. */
export function useForm<Body extends object, Saved>(options: Options<Body, Saved>) {
  const form = useRef<HTMLFormElement>(null);
  const edited = useEditedBody({ start: options.start, etag: options.etag ?? null });
  const issues = useFieldIssues(form);
  const { saving, failure, save } = useFormSave(options, edited, issues);
  const { stored, body, dirty, theirs } = edited;
  const guard = useUnsavedChangesGuard(dirty && !saving);

  const set = (pointer: string, value: unknown) => {
    edited.set(pointer, value);
    issues.clearAt(pointer);
  };

  return {
    form,
    start: stored.start,
    body,
    dirty,
    saving,
    issues: issues.issues,
    failure,
    /** The version that another user has saved meanwhile. */
    theirs: theirs?.start ?? null,
    contested: theirs?.conflicts ?? [],
    guard,
    set,
    findError: issues.findError,
    submit: (event: FormEvent) => {
      event.preventDefault();
      event.stopPropagation(); // React bubbles the submit event of a dialog to a form around it
      const unreadable = form.current?.querySelector<HTMLElement>("[data-unreadable]");
      if (unreadable) focusElement(unreadable);
      else void save(stored);
    },
    keepMine: () => void save(theirs ?? stored),
    takeTheirs: edited.takeTheirs,
    updateStored(now: StoredBody<Body>) {
      edited.follow(now);
    },
    /** Returns the props of a text field; `empty` is the value of an empty field in the body. */
    text: (pointer: string, empty: unknown = null): TextField => {
      const value = getAtPointer(body, pointer);
      return {
        name: pointer,
        value: typeof value === "string" ? value : "",
        error: issues.findError(pointer),
        malformed: issues.isMalformed(pointer),
        onChange: (typed) => set(pointer, typed === "" ? empty : typed),
      };
    },
    /** Returns the props of a switch for a boolean, which is off as long as it is unset. */
    switch: (pointer: string) => ({
      pointer,
      checked: getAtPointer(body, pointer) === true,
      onChange: (on: boolean) => set(pointer, on),
    }),
  };
}

export type FormController<Body extends object> = ReturnType<typeof useForm<Body, never>>;

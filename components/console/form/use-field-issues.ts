"use client";
import { type RefObject, useState } from "react";
import { formatIssueCode, isMalformed } from "../format-issue-code";
import { useText } from "../texts";
import type { FieldIssue } from "./check-body";
import { findField, focusElement } from "./focus-field";

/** Holds the issues by pointer; an issue disappears when its value changes. */
export function useFieldIssues(form: RefObject<HTMLFormElement | null>) {
  const t = useText();
  const [issues, setIssues] = useState<FieldIssue[]>([]);
  const findAt = (pointer: string) => issues.find((one) => isWithin(one, pointer));
  return {
    issues,
    show: (found: FieldIssue[]) => {
      setIssues(found);
      // The timeout runs after React has rendered the errors.
      setTimeout(() => focusFirstIssue(form.current, found));
    },
    clear: () => setIssues([]),
    clearAt: (pointer: string) =>
      setIssues((current) => current.filter((issue) => !isWithin(issue, pointer))),
    findError: (pointer: string) => {
      const issue = findAt(pointer);
      return issue ? formatIssueCode(issue.code, t) : null;
    },
    isMalformed: (pointer: string) => isMalformed(findAt(pointer)?.code ?? "required"),
  };
}

export type FieldIssues = ReturnType<typeof useFieldIssues>;

const isWithin = (issue: FieldIssue, pointer: string) =>
  issue.pointer === pointer || issue.pointer.startsWith(`${pointer}/`);

/** Focuses an invalid field that is shown, otherwise the first one, with its tab. */
function focusFirstIssue(form: HTMLFormElement | null, issues: readonly FieldIssue[]) {
  const invalid = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
  const first = invalid.find((field) => field.checkVisibility()) ?? invalid[0];
  const field = first ?? issues.map(({ pointer }) => findField(pointer)).find((found) => found !== null);
  if (field && form?.contains(field)) focusElement(field);
}

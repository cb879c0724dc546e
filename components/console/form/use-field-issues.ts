"use client";
import { type RefObject, useState } from "react";
import { useText } from "../texts";
import type { FieldIssue } from "./check-body";
import { formatIssueCode, isMalformed } from "./format-issue-code";

/** Holds the issues by pointer; an issue disappears when its value changes. */
export function useFieldIssues(form: RefObject<HTMLFormElement | null>) {
  const t = useText();
  const [faults, setFaults] = useState<FieldIssue[]>([]);
  const findAt = (pointer: string) => faults.find((one) => isWithin(one, pointer));
  return {
    faults,
    show: (found: FieldIssue[]) => {
      setFaults(found);
      // The timeout runs after React has rendered the errors.
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    },
    clear: () => setFaults([]),
    clearAt: (pointer: string) =>
      setFaults((current) => current.filter((fault) => !isWithin(fault, pointer))),
    findError: (pointer: string) => {
      const fault = findAt(pointer);
      return fault ? formatIssueCode(fault.code, t) : null;
    },
    isMalformed: (pointer: string) => isMalformed(findAt(pointer)?.code ?? "required"),
  };
}

export type FieldIssues = ReturnType<typeof useFieldIssues>;

const isWithin = (fault: FieldIssue, pointer: string) =>
  fault.pointer === pointer || fault.pointer.startsWith(`${pointer}/`);

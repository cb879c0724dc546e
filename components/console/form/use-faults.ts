"use client";
import { type RefObject, useState } from "react";
import { useText } from "../texts";
import type { FormFault } from "./check-body";
import { faultText, isMalformed } from "./fault-text";

/** What is wrong with which value, until that value changes. */
export function useFaults(form: RefObject<HTMLFormElement | null>) {
  const t = useText();
  const [faults, setFaults] = useState<FormFault[]>([]);
  const findAt = (pointer: string) => faults.find((one) => belongsTo(one, pointer));
  return {
    faults,
    show: (found: FormFault[]) => {
      setFaults(found);
      // After React has drawn the errors.
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    },
    clear: () => setFaults([]),
    clearAt: (pointer: string) =>
      setFaults((current) => current.filter((fault) => !belongsTo(fault, pointer))),
    findError: (pointer: string) => {
      const fault = findAt(pointer);
      return fault ? faultText(fault.code, t) : null;
    },
    isMalformed: (pointer: string) => isMalformed(findAt(pointer)?.code ?? "required"),
  };
}

export type Faults = ReturnType<typeof useFaults>;

const belongsTo = (fault: FormFault, pointer: string) =>
  fault.pointer === pointer || fault.pointer.startsWith(`${pointer}/`);

"use client";

import { useEffect } from "react";
import { foldCase } from "@/lib/platform/i18n/fold-case";

/** Shows and hides conditional fields when an answer changes; without scripts the server asks again. */
export function ToggleConditionalFields() {
  useEffect(() => {
    function update() {
      // The page's order matters: a hidden question has no answer that others could depend on.
      for (const part of document.querySelectorAll<HTMLFieldSetElement>("fieldset[data-shown-if]")) {
        const isMet = isConditionMet(part);
        part.hidden = !isMet;
        part.disabled = !isMet;
      }
    }
    update(); // an answer may have changed while the scripts were loading
    document.addEventListener("input", update);
    return () => document.removeEventListener("input", update);
  }, []);
  return null;
}

function isConditionMet({ form, dataset }: HTMLFieldSetElement): boolean {
  const is: string | number | boolean = JSON.parse(dataset.shownIs ?? "null");
  const fields = form?.querySelectorAll<HTMLInputElement>(`[name="${dataset.shownIf}"]:enabled`) ?? [];
  const values = [...fields].filter(({ type, checked }) => checked || !["radio", "checkbox"].includes(type));
  if (typeof is === "boolean") return fields.length > 0 && values.length > 0 === is;
  return values.some(({ value }) => {
    const typed = value.trim();
    if (typeof is === "number") return typed !== "" && Number(typed.replace(",", ".")) === is;
    return foldCase(typed) === foldCase(is);
  });
}

"use client";

import { useEffect } from "react";

/** Submits forms marked `data-auto-submit` on change; without scripts they have a button. */
export function AutoSubmit() {
  useEffect(() => {
    function submit(event: Event) {
      if (event.target instanceof Element) {
        event.target.closest<HTMLFormElement>("form[data-auto-submit]")?.requestSubmit();
      }
    }
    document.addEventListener("change", submit);
    return () => document.removeEventListener("change", submit);
  }, []);
  return null;
}

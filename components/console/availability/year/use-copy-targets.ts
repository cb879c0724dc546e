"use client";
import { useState } from "react";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import type { DateOverride } from "../../resources/edited-availability";

/** Holds the days picked as targets of a copy; a different source resets them. */
export function useCopyTargets(copied: DateOverride | null) {
  const [state, setState] = useState<{ for: DateOverride | null; picked: ReadonlySet<LocalDate> }>({
    for: null,
    picked: new Set(),
  });
  const picked: ReadonlySet<LocalDate> = copied && state.for === copied ? state.picked : new Set();
  return {
    picked,
    /** Adds all of these days, or removes them if all are included. */
    toggle: (from: LocalDate, to: LocalDate) => {
      const days: LocalDate[] = [];
      for (let date = from; date <= to; date = addDays(date, 1)) days.push(date);
      const next = new Set(picked);
      const allIn = days.every((date) => next.has(date));
      for (const date of days) {
        if (allIn) next.delete(date);
        else next.add(date);
      }
      setState({ for: copied, picked: next });
    },
  };
}

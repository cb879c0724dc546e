"use client";
import { useState } from "react";
import { addDays, type LocalDate, toEpochDay } from "@/lib/core/time/local-date";
import { findRotationWeek, getFirstDateOfWeek } from "@/lib/core/time/week";
import { useMe } from "../../me";
import type { AvailabilityFormState } from "../../resources/edited-availability";

/** Holds the unsaved rotating weeks: the open tab, the current week, and the actions. */
export function useRotatingWeeks(
  form: AvailabilityFormState,
  weeks: NonNullable<AvailabilityFormState["body"]["weeks"]>,
  today: LocalDate,
) {
  const { firstWeekday } = useMe();
  const from = (form.body.weeks_start ?? today) as LocalDate;
  const running = findRotationWeek({ from, count: weeks.length }, toEpochDay(today), firstWeekday);
  const [chosen, setChosen] = useState(running);
  const open = Math.min(chosen, weeks.length - 1);
  const run = (week: number) =>
    form.set("/weeks_start", addDays(getFirstDateOfWeek(today, firstWeekday), -7 * week));
  return {
    open,
    setOpen: setChosen,
    running,
    run,
    /** Adds a week and opens it; the current week does not change. */
    add: () => {
      run(running);
      form.set("/weeks", [...weeks, structuredClone(weeks[open])]);
      setChosen(weeks.length);
    },
    removeOpen: () => {
      run(running > open ? running - 1 : Math.min(running, weeks.length - 2));
      form.set(
        "/weeks",
        weeks.filter((_, index) => index !== open),
      );
      setChosen(Math.max(0, open - 1));
    },
    /** Turns the current week's hours into those of every week. */
    end: () => {
      form.set("/days", weeks[running]?.days);
      form.set("/weeks", null);
      form.set("/weeks_start", null);
    },
  };
}

"use client";

import { useEffect, useRef } from "react";
import { toLogicalKey } from "@/components/ui/to-logical-key";
import { findMonthKeyTarget } from "./find-month-key-target";

/** Makes the server's month grid one tab stop with arrow keys, Home, End, PageUp and PageDown. */
export function MonthGridKeyboard({ month }: { month: string }) {
  /** The day of the month to focus once the next month has loaded; a negative one counts from the end. */
  const pendingFocus = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new month is a new grid
  useEffect(() => {
    const grid = document.querySelector<HTMLElement>("[data-month-grid]");
    const days = [...(grid?.querySelectorAll<HTMLElement>("[data-date]") ?? [])];
    if (grid === null || days.length === 0) return;
    const pastWeeks = document.querySelector("[data-past-weeks]");

    function stopAt(day: HTMLElement | undefined, focus: boolean) {
      if (day === undefined) return;
      for (const other of days) other.tabIndex = -1;
      day.tabIndex = 0;
      if (!focus) return;
      if (isCollapsed(day)) pastWeeks?.setAttribute("open", "");
      day.focus();
    }

    /** The only tab stop must stay visible. */
    function onToggle() {
      if (days.some((day) => day.tabIndex === 0 && isCollapsed(day))) stopAt(findFirstTabStop(days), false);
    }

    function openMonth(rel: "prev" | "next", day: number) {
      const link = document.querySelector<HTMLElement>(`[data-month] a[rel=${rel}]`);
      if (link === null) return;
      pendingFocus.current = day;
      link.click();
    }

    function onKey(event: KeyboardEvent) {
      const index = days.indexOf(event.target as HTMLElement);
      if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const column = [...(days[index]?.closest("tr")?.children ?? [])].findIndex((cell) =>
        cell.contains(days[index] ?? null),
      );
      const target = findMonthKeyTarget(toLogicalKey(event.key), { index, column, count: days.length });
      if (target === null) return;
      if (target.month === "this") stopAt(days[target.day], true);
      else openMonth(target.month, target.day);
      event.preventDefault();
    }

    function onFocus(event: FocusEvent) {
      stopAt(
        days.find((day) => day === event.target),
        false,
      );
    }

    const goal = pendingFocus.current;
    pendingFocus.current = null;
    if (goal === null) stopAt(findFirstTabStop(days), false);
    else stopAt(days.at(Math.min(goal, days.length - 1)), true);
    grid.addEventListener("keydown", onKey);
    grid.addEventListener("focusin", onFocus);
    pastWeeks?.addEventListener("toggle", onToggle);
    return () => {
      grid.removeEventListener("keydown", onKey);
      grid.removeEventListener("focusin", onFocus);
      pastWeeks?.removeEventListener("toggle", onToggle);
    };
  }, [month]);

  return null;
}

const isCollapsed = (day: HTMLElement) => day.matches("[data-past-weeks]:not([open]) + table [data-past] *");

const findFirstTabStop = (days: HTMLElement[]) =>
  days.find((day) => day.matches("[data-chosen]")) ??
  days.find((day) => day.matches("[href]")) ??
  days.find((day) => !isCollapsed(day));

"use client";

import { useEffect, useRef } from "react";
import { toLogicalKey } from "@/components/ui/to-logical-key";
import { findArrowTo, findMonthKeyTarget, findNearestDay } from "./find-month-key-target";

/** Makes the server's month grid one tab stop with arrow keys, Home, End, PageUp and PageDown. */
export function MonthGridKeyboard({ month }: { month: string }) {
  /** The day to focus once the next month has loaded. */
  const pendingFocus = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new month is a new grid
  useEffect(() => {
    const grid = document.querySelector<HTMLElement>("[data-month-grid]");
    const cells = [...(grid?.querySelectorAll<HTMLElement>("[data-date]") ?? [])];
    if (grid === null || cells.length === 0) return;
    const days = cells.map(({ dataset }) => dataset.date ?? "");

    function stopAt(cell: HTMLElement | undefined, focus: boolean) {
      if (cell === undefined) return;
      for (const other of cells) other.tabIndex = -1;
      cell.tabIndex = 0;
      if (focus) cell.focus();
    }

    const focusDay = (target: string) =>
      stopAt(cells[days.indexOf(findNearestDay({ days, target }) ?? "")], true);

    function openMonth(rel: "prev" | "next", target: string) {
      const link = document.querySelector<HTMLElement>(`[data-month] a[rel=${rel}]`);
      if (link === null) return;
      pendingFocus.current = target;
      link.click();
    }

    function onKey(event: KeyboardEvent) {
      const index = cells.indexOf(event.target as HTMLElement);
      if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const key = toLogicalKey(event.key);
      const target = findMonthKeyTarget(key, { date: days[index] ?? "", column: index % 7 });
      if (target === null) return;
      const arrow = findArrowTo({ days, target });
      if (arrow === null) focusDay(target);
      else openMonth(arrow, target);
      event.preventDefault();
    }

    function onFocus(event: FocusEvent) {
      stopAt(
        cells.find((cell) => cell === event.target),
        false,
      );
    }

    const goal = pendingFocus.current;
    pendingFocus.current = null;
    if (goal === null) stopAt(findFirstTabStop(cells), false);
    else focusDay(goal);
    grid.addEventListener("keydown", onKey);
    grid.addEventListener("focusin", onFocus);
    return () => {
      grid.removeEventListener("keydown", onKey);
      grid.removeEventListener("focusin", onFocus);
    };
  }, [month]);

  return null;
}

const findFirstTabStop = (cells: HTMLElement[]) =>
  cells.find((cell) => cell.matches("[data-chosen]")) ??
  cells.find((cell) => cell.matches("[href]")) ??
  cells.find((cell) => cell.matches("[data-today]")) ??
  cells[0];

"use client";

import { useEffect, useRef } from "react";

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Makes the server's month grid one tab stop with arrow keys, Home, End, PageUp and PageDown. */
export function MonthKeys({ month }: { month: string }) {
  /** Day of the month to focus when the next month has arrived; counts from the end when negative. */
  const wanted = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new month is a new grid
  useEffect(() => {
    const grid = document.querySelector<HTMLElement>("[data-month-grid]");
    const days = [...(grid?.querySelectorAll<HTMLElement>("[data-date]") ?? [])];
    if (grid === null || days.length === 0) return;

    function stopAt(day: HTMLElement | undefined, focus: boolean) {
      if (day === undefined) return;
      for (const other of days) other.tabIndex = -1;
      day.tabIndex = 0;
      if (focus) day.focus();
    }

    function leave(rel: "prev" | "next", day: number) {
      const link = document.querySelector<HTMLElement>(`[data-month] a[rel=${rel}]`);
      if (link === null) return;
      wanted.current = day;
      link.click();
    }

    function onKey(event: KeyboardEvent) {
      const index = days.indexOf(event.target as HTMLElement);
      if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const column = [...(days[index]?.closest("tr")?.children ?? [])].findIndex((cell) =>
        cell.contains(days[index] ?? null),
      );
      const step = steps[event.key];
      if (step !== undefined) {
        const target = index + step;
        if (target < 0) leave("prev", target);
        else if (target >= days.length) leave("next", target - days.length);
        else stopAt(days[target], true);
      } else if (event.key === "Home") stopAt(days[Math.max(0, index - column)], true);
      else if (event.key === "End") stopAt(days[Math.min(days.length - 1, index + 6 - column)], true);
      else if (event.key === "PageUp") leave("prev", index);
      else if (event.key === "PageDown") leave("next", index);
      else return;
      event.preventDefault();
    }

    function onFocus(event: FocusEvent) {
      stopAt(
        days.find((day) => day === event.target),
        false,
      );
    }

    const goal = wanted.current;
    wanted.current = null;
    if (goal !== null) stopAt(days.at(Math.min(goal, days.length - 1)), true);
    else {
      const start =
        days.find((day) => day.matches("[data-chosen]")) ?? days.find((day) => day.matches("[href]"));
      stopAt(start ?? days[0], false);
    }
    grid.addEventListener("keydown", onKey);
    grid.addEventListener("focusin", onFocus);
    return () => {
      grid.removeEventListener("keydown", onKey);
      grid.removeEventListener("focusin", onFocus);
    };
  }, [month]);

  return null;
}

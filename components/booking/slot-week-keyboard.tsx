"use client";

import { useEffect, useRef } from "react";
import { toLogicalKey } from "@/components/ui/to-logical-key";
import { findWeekKeyTarget, type SlotColumn } from "./find-week-key-target";

function setTabStop(columns: SlotColumn[], time: HTMLInputElement | undefined, focus: boolean) {
  if (time === undefined) return;
  for (const other of columns.flat()) other.tabIndex = -1;
  time.tabIndex = 0;
  if (focus) time.focus();
}

const PAGE_KEYS: Record<string, "prev" | "next"> = { PageUp: "prev", PageDown: "next" };

/**
 * Makes the week grid one tab stop: arrow keys, Home and End move the focus, PageUp and PageDown change the week,
 * Space selects.
 */
export function SlotWeekKeyboard({ days }: { days: string }) {
  /** True after a week change by keyboard: the next week takes the focus. */
  const isWeekChanged = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other days are another wall
  useEffect(() => {
    const wall = document.querySelector<HTMLElement>("[data-wall]");
    if (wall === null) return;
    const columns = [...wall.querySelectorAll("[data-day]")]
      .map((day) => [...day.querySelectorAll<HTMLInputElement>("input:enabled")])
      .filter((column) => column.length > 0);
    const all = columns.flat();

    function onKey(event: KeyboardEvent) {
      const time = all.find((one) => one === event.target);
      if (!time || event.altKey || event.ctrlKey || event.metaKey) return;
      const rel = PAGE_KEYS[event.key];
      const target = findWeekKeyTarget(toLogicalKey(event.key), columns, time);
      if (!rel && target === null) return;
      event.preventDefault(); // arrow keys would also change the selected radio
      if (target) setTabStop(columns, target, true);
      const link = rel && wall?.querySelector<HTMLElement>(`a[rel=${rel}]`);
      if (!link) return;
      isWeekChanged.current = true;
      link.click();
    }

    const onFocus = ({ target }: FocusEvent) =>
      setTabStop(
        columns,
        all.find((time) => time === target),
        false,
      );

    setTabStop(columns, all.find(({ checked }) => checked) ?? all[0], isWeekChanged.current);
    isWeekChanged.current = false;
    wall.addEventListener("keydown", onKey);
    wall.addEventListener("focusin", onFocus);
    return () => {
      wall.removeEventListener("keydown", onKey);
      wall.removeEventListener("focusin", onFocus);
    };
  }, [days]);

  return null;
}

"use client";

import { useEffect } from "react";
import { toLogicalKey } from "@/components/ui/to-logical-key";

const steps: Record<string, [column: number, row: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Makes the week grid one tab stop with arrow keys, Home and End; Space ticks. A proposed time above the grid ticks
 * its box there.
 */
export function WeekPickerKeyboard({ first }: { first: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first day is another grid
  useEffect(() => {
    const grid = document.querySelector<HTMLElement>("[data-week-grid]");
    if (grid === null) return;
    const columns = [...grid.querySelectorAll("fieldset")].map((day) => [...day.querySelectorAll("input")]);
    const all = columns.flat().filter(({ disabled }) => !disabled);

    function stopAt(box: HTMLInputElement | undefined, focus: boolean) {
      if (box === undefined || box.disabled) return;
      for (const other of all) other.tabIndex = -1;
      box.tabIndex = 0;
      if (focus) box.focus();
    }

    function onKey(event: KeyboardEvent) {
      const column = columns.findIndex((day) => day.includes(event.target as HTMLInputElement));
      const row = columns[column]?.indexOf(event.target as HTMLInputElement) ?? -1;
      if (row < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const step = steps[toLogicalKey(event.key)];
      if (step) stopAt(columns[column + step[0]]?.[row + step[1]], true);
      else if (event.key === "Home")
        stopAt(
          columns.map((day) => day[row]).find((box) => box && !box.disabled),
          true,
        );
      else if (event.key === "End") stopAt(columns.at(-1)?.[row], true);
      else return;
      event.preventDefault();
    }

    const onFocus = (event: FocusEvent) =>
      stopAt(
        all.find((box) => box === event.target),
        false,
      );

    const picks = [...document.querySelectorAll<HTMLButtonElement>("#week button[aria-pressed]")].flatMap(
      (button) => {
        const box = all.find(({ value }) => button.value === `pick-${value}`);
        return box ? [{ button, box }] : [];
      },
    );

    function onPick(event: Event) {
      event.preventDefault();
      picks.find(({ button }) => button === event.currentTarget)?.box.click();
    }

    const showPicks = () => {
      for (const { button, box } of picks) button.ariaPressed = String(box.checked);
    };

    stopAt(all.find(({ checked }) => checked) ?? all[0], false);
    showPicks(); // the browser may have restored ticked boxes
    for (const { button } of picks) button.addEventListener("click", onPick);
    grid.addEventListener("change", showPicks);
    grid.addEventListener("keydown", onKey);
    grid.addEventListener("focusin", onFocus);
    return () => {
      for (const { button } of picks) button.removeEventListener("click", onPick);
      grid.removeEventListener("change", showPicks);
      grid.removeEventListener("keydown", onKey);
      grid.removeEventListener("focusin", onFocus);
    };
  }, [first]);

  return null;
}

"use client";
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { findKeyDate } from "@/components/ui/find-key-date";
import type { LocalDate } from "@/lib/core/time/local-date";
import { findDate, useDayDrag } from "./use-day-drag";

interface Options {
  box: RefObject<HTMLElement | null>;
  /** The first and the last visible day. */
  shown: { first: LocalDate; last: LocalDate };
  today: LocalDate;
  firstWeekday: number;
  onChoose: (from: LocalDate, to: LocalDate) => void;
  onOutside: (date: LocalDate) => void;
}

interface DaySelection {
  anchor: LocalDate;
  head: LocalDate;
}

/** Makes the days one tab stop, and selects days by click, drag, or Shift with arrow keys. */
export function useDaySelection({ box, shown, today, firstWeekday, onChoose, onOutside }: Options) {
  const [focused, setFocused] = useState(today);
  const [marked, setMarked] = useState<DaySelection | null>(null);
  const shouldFocus = useRef(false);
  const stop = clamp(focused, shown);

  const choose = (chosen: DaySelection) => {
    const { from, to } = toOrderedRange(chosen);
    setMarked(null);
    onChoose(from, to);
  };
  useDayDrag(box, {
    onDrag: (anchor, head) => setMarked({ anchor, head }),
    onDrop: (anchor, head) => choose({ anchor, head }),
    onGiveUp: () => setMarked(null),
  });
  // A passive effect of an earlier render could run after a key was pressed, and focus the day before.
  useLayoutEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    box.current?.querySelector<HTMLElement>(`[data-date="${stop}"]`)?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const date = findDate(event.target);
    if (!date || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape" && marked) {
      event.stopPropagation();
      return setMarked(null);
    }
    const target = findKeyDate(event.key, date, firstWeekday);
    if (!target) return;
    event.preventDefault();
    shouldFocus.current = true;
    setFocused(target);
    setMarked(event.shiftKey ? { anchor: marked?.anchor ?? date, head: target } : null);
    if (target < shown.first || target > shown.last) onOutside(target);
  };
  const onClick = (event: MouseEvent) => {
    const date = findDate(event.target);
    if (!date) return;
    setFocused(date);
    // A click by keyboard selects the focused day, or the range marked by Shift.
    choose(event.detail === 0 && marked ? marked : { anchor: date, head: date });
  };
  return { stop, marked: marked && toOrderedRange(marked), onKeyDown, onClick };
}

const clamp = (date: LocalDate, { first, last }: Options["shown"]): LocalDate => {
  if (date < first) return first;
  return date > last ? last : date;
};

const toOrderedRange = ({ anchor, head }: DaySelection) =>
  anchor < head ? { from: anchor, to: head } : { from: head, to: anchor };

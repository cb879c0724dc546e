"use client";
import { type RefObject, useEffect, useRef } from "react";
import type { LocalDate } from "@/lib/core/time/local-date";

const LONG_PRESS_MS = 400;

/** The movement in pixels that a long press tolerates; more is a scroll. */
const PRESS_SLOP_PIXELS = 8;

interface DragHandlers {
  onDrag: (from: LocalDate, to: LocalDate) => void;
  onDrop: (from: LocalDate, to: LocalDate) => void;
  onGiveUp: () => void;
}

/** Selects days (`data-date`) by dragging: with a mouse at once, with a finger after a long press. */
export function useDayDrag(box: RefObject<HTMLElement | null>, handlers: DragHandlers) {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const drag = new DayDrag(latest);
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener("pointerdown", drag.press, { signal });
    window.addEventListener("pointermove", drag.move, { signal });
    window.addEventListener("pointerup", drag.drop, { signal });
    window.addEventListener("pointercancel", drag.giveUp, { signal });
    // Prevents scrolling while a finger drags; browsers require a listener that exists before the first touch.
    element.addEventListener("touchmove", drag.keepStill, { signal, passive: false });
    element.addEventListener("contextmenu", drag.keepStill, { signal });
    element.addEventListener("click", drag.swallowClick, { signal, capture: true });
    return () => {
      drag.giveUp();
      stop.abort();
    };
  }, [box]);
}

class DayDrag {
  private pressed: { from: LocalDate; to: LocalDate; x: number; y: number } | null = null;
  private dragging = false;
  private dropped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private handlers: RefObject<DragHandlers>) {}

  press = (event: PointerEvent) => {
    this.dropped = false;
    const from = findDate(event.target);
    if (!from || event.button !== 0 || !event.isPrimary) return;
    this.pressed = { from, to: from, x: event.clientX, y: event.clientY };
    if (event.pointerType === "touch") this.timer = setTimeout(() => this.dragTo(from), LONG_PRESS_MS);
  };

  move = (event: PointerEvent) => {
    if (!this.pressed) return;
    if (event.pointerType === "touch" && !this.dragging) {
      const { x, y } = this.pressed;
      if (Math.hypot(event.clientX - x, event.clientY - y) > PRESS_SLOP_PIXELS) this.reset();
      return;
    }
    const date = findDate(document.elementFromPoint(event.clientX, event.clientY));
    if (date && date !== this.pressed.to) this.dragTo(date);
  };

  drop = () => {
    const { pressed, dragging } = this;
    this.reset();
    if (!pressed || !dragging) return;
    this.dropped = true;
    // The timeout lets the click event of this gesture pass, which would close the new dialog.
    setTimeout(() => this.handlers.current.onDrop(pressed.from, pressed.to));
  };

  giveUp = () => {
    if (this.dragging) this.handlers.current.onGiveUp();
    this.reset();
  };

  keepStill = (event: Event) => {
    if (this.dragging) event.preventDefault();
  };

  swallowClick = (event: Event) => {
    if (this.dropped) event.stopPropagation();
    this.dropped = false;
  };

  private dragTo(date: LocalDate) {
    if (!this.pressed) return;
    this.dragging = true;
    this.pressed.to = date;
    this.handlers.current.onDrag(this.pressed.from, date);
  }

  private reset() {
    clearTimeout(this.timer);
    this.pressed = null;
    this.dragging = false;
  }
}

/** Returns the date of the day that contains the element. */
export const findDate = (target: EventTarget | null): LocalDate | null =>
  target instanceof Element
    ? ((target.closest<HTMLElement>("[data-date]")?.dataset.date as LocalDate | undefined) ?? null)
    : null;

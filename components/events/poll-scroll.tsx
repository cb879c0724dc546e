"use client";

import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { PollView } from "@/lib/pages/event/view";

interface PollScrollProps {
  /** The number of options, which are columns. */
  count: number;
  label: string;
  words: Pick<PollView["words"], "before" | "more">;
  heading: ReactNode;
  table: ReactNode;
}

/** The state without scripts: nothing to scroll, so the buttons are hidden. */
const WHOLE = { isFirst: true, isLast: true };

/** Scrolls by whole columns and shows the edge of the next one (see `poll-scroll`); two buttons appear once scripts run. */
export function PollScroll({ count, label, words, heading, table }: PollScrollProps) {
  const scroller = useRef<HTMLElement>(null);
  const [{ isFirst, isLast }, setEnds] = useState(WHOLE);
  const measure = useCallback(() => setEnds(measureEnds(scroller.current)), []);
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (scroller.current) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [measure]);
  const button = (side: -1 | 1, name: string, isEnd: boolean) => (
    <button
      type="button"
      className="button w-11 px-0 aria-disabled:opacity-50"
      aria-label={name}
      aria-disabled={isEnd}
      onClick={() => scrollColumns(scroller.current, side)}
    >
      <Icon name={side < 0 ? "left" : "right"} />
    </button>
  );
  return (
    <>
      <div className="flex items-end justify-between gap-4 px-8">
        <div className="min-w-0">{heading}</div>
        <div className={`flex gap-2 ${isFirst && isLast ? "invisible" : ""}`}>
          {button(-1, words.before, isFirst)}
          {button(1, words.more, isLast)}
        </div>
      </div>
      <section
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className="poll-scroll mt-3"
        style={{ "--options": count } as CSSProperties}
        onScroll={measure}
      >
        {table}
      </section>
    </>
  );
}

/** In right-to-left pages, `scrollLeft` is negative. */
function measureEnds(scroller: HTMLElement | null): typeof WHOLE {
  if (!scroller) return WHOLE;
  const { scrollLeft, scrollWidth, clientWidth } = scroller;
  const passed = Math.abs(scrollLeft);
  return { isFirst: passed < 1, isLast: passed > scrollWidth - clientWidth - 2 };
}

/** Scrolls by the number of fully visible columns. */
function scrollColumns(scroller: HTMLElement | null, side: -1 | 1): void {
  const [name, column] = scroller?.querySelectorAll<HTMLElement>("thead tr:last-child > th") ?? [];
  if (!scroller || !name || !column) return;
  const width = column.getBoundingClientRect().width;
  const visibleColumns = Math.max(1, Math.floor((scroller.clientWidth - name.offsetWidth) / width));
  const forward = getComputedStyle(scroller).direction === "rtl" ? -1 : 1;
  scroller.scrollBy({ left: side * forward * visibleColumns * width });
}

"use client";
import { type KeyboardEvent, useRef } from "react";
import { useText } from "../../texts";

interface Props {
  /** The id of the tab panel. */
  panel: string;
  count: number;
  open: number;
  /** The index of the current week. */
  running: number;
  onOpen: (week: number) => void;
}

/** Tabs by the ARIA practices: one tab stop, arrow keys, Home and End. */
export function WeekTabs({ panel, count, open, running, onOpen }: Props) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowLeft: (open + count - 1) % count,
      ArrowRight: (open + 1) % count,
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onOpen(target);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[target]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t("availability.rotation.title")}
      className="flex flex-wrap gap-1"
      onKeyDown={onKeyDown}
    >
      {Array.from({ length: count }, (_, week) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
          key={week}
          type="button"
          role="tab"
          id={`${panel}-${week}`}
          aria-selected={week === open}
          aria-controls={panel}
          tabIndex={week === open ? 0 : -1}
          className="-mb-px flex min-h-11 flex-col items-start justify-center border-transparent border-b-3 px-3 text-muted leading-tight hover:text-text aria-selected:border-accent aria-selected:font-bold aria-selected:text-text"
          onClick={() => onOpen(week)}
        >
          {t("availability.rotation.week", { number: String(week + 1) })}
          {week === running ? (
            <span className="font-normal text-xs">{t("availability.rotation.runs")}</span>
          ) : null}
        </button>
      ))}
    </div>
  );
}

"use client";

import { useEffect, useRef, useState } from "react";
import type { VisitorCalendarTexts, VisitorCalendarView } from "@/lib/pages/visitor-calendar/view";
import type { VisitorCalendarSource } from "./calendar-source";
import { findOverlaps } from "./find-overlaps";
import { formatOverlaps, formatTemplate } from "./format-overlaps";
import { listVisibleTimes, markTimes, showSelectionNote } from "./mark-times";
import { withReadAhead } from "./with-read-ahead";

export interface OverlapSummary {
  count: number;
  total: number;
  /** The text about the selected slots; null if there is nothing to show. */
  note: string | null;
}

/** Marks the visible slots while there is a source and returns a summary; null until it is known. */
export function useCalendarOverlaps(
  source: VisitorCalendarSource | null,
  texts: VisitorCalendarTexts | null,
  view: VisitorCalendarView,
  onFail: (error: unknown) => void,
): OverlapSummary | null {
  const [overlap, setOverlap] = useState<OverlapSummary | null>(null);
  const fail = useRef(onFail);
  fail.current = onFail;
  const { zone, minutes } = view;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what else the view says is new together with these
  useEffect(() => {
    const area = document.querySelector("[data-soft]");
    if (!source || !texts || !area) return;
    let isOver = false;
    let latest = 0;
    let waiting = 0;

    const read = withReadAhead((range) => source.read(range, zone));

    async function mark() {
      latest += 1;
      const run = latest;
      const inputs = listVisibleTimes();
      const starts = inputs.map(({ value }) => Date.parse(value));
      if (starts.length === 0) return setOverlap({ count: 0, total: 0, note: null });
      const until = Math.max(...starts) + minutes * 60_000;
      const times = await read({ from: Math.min(...starts), until });
      if (isOver || run !== latest || !texts) return;
      const overlapTexts = new Map<HTMLInputElement, string>();
      for (const input of inputs) {
        const found = findOverlaps(times, { start: Date.parse(input.value), minutes, zone });
        if (found.length > 0) overlapTexts.set(input, formatOverlaps(found, texts, view));
      }
      markTimes(inputs, (input) => overlapTexts.get(input) ?? null);
      const busy = [...overlapTexts].filter(([input]) => input.checked).map(([, text]) => text);
      const note = busy.length > 0 ? formatTemplate(texts.note, { busy: busy.join(" · ") }) : null;
      showSelectionNote(note);
      watcher.takeRecords(); // drops the records of these changes
      setOverlap({ count: overlapTexts.size, total: inputs.length, note });
    }

    // The timeout batches several changes, and runs after the selection is restored.
    const update = () => {
      clearTimeout(waiting);
      waiting = window.setTimeout(() => void mark().catch((error) => isOver || fail.current(error)));
    };
    const watcher = new MutationObserver(update);
    watcher.observe(area, { childList: true, subtree: true });
    area.addEventListener("change", update);
    update();
    return () => {
      isOver = true;
      clearTimeout(waiting);
      watcher.disconnect();
      area.removeEventListener("change", update);
      markTimes(listVisibleTimes(), () => null);
      showSelectionNote(null);
      setOverlap(null);
    };
  }, [source, texts, zone, minutes, view.hourCycle]);

  return overlap;
}

"use client";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { StoredRow } from "./list-source";

const ROW_HEIGHT = 57;
const OVERSCAN_ROWS = 12;

/** Computes the rendered rows and the height of those above and below; reaching the last ones loads more. */
export function useVirtualRows(rows: readonly StoredRow[], more: boolean, onEnd: () => void) {
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(frame.current?.offsetTop ?? 0), []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?._id ?? index,
  });
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const above = first ? first.start - top : 0;
  const below = last ? virtual.getTotalSize() - (last.end - top) : 0;

  const atEnd = last !== undefined && last.index >= rows.length - OVERSCAN_ROWS;
  useEffect(() => {
    if (atEnd && more) onEnd();
  }, [atEnd, more, onEnd]);

  return { frame, items, measure: virtual.measureElement, above, below };
}

"use client";
import { useEffect, useRef, useState } from "react";

/** Measures the width of the element with the ref in pixels; null before the first rendering. */
export function useWidth<Box extends HTMLElement>() {
  const ref = useRef<Box>(null);
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const watch = new ResizeObserver(() => setWidth(box.clientWidth));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return { ref, width };
}

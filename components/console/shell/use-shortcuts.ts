"use client";
import { useEffect, useRef } from "react";

interface Shortcuts {
  onPalette: () => void;
  onHelp: () => void;
}

/** Global shortcuts; single letters work only outside of inputs and dialogs. */
export function useShortcuts(shortcuts: Shortcuts) {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const press = (selector: string) => {
        const target = document.querySelector<HTMLElement>(selector);
        if (!target) return;
        event.preventDefault();
        if (target instanceof HTMLInputElement) target.focus();
        else target.click();
      };
      const key = event.key.toLowerCase();
      if (event.metaKey || event.ctrlKey) {
        if (key === "k") {
          event.preventDefault();
          latest.current.onPalette();
        } else if (key === "s") press("[data-save]");
        return;
      }
      const target = event.target as Element;
      if (event.altKey || target.closest("input, textarea, select, [contenteditable], [role=dialog]")) return;
      if (key === "?") latest.current.onHelp();
      else if (key === "/") press("[data-list-search]");
      else if (key === "n") press("[data-create]");
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

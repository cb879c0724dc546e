"use client";
import { usePathname } from "next/navigation";
import { type KeyboardEvent, useEffect, useRef } from "react";

/** A menu of `details` closes on Escape, by a click elsewhere, and when one goes on; the focus is back on its button. */
export function useDismissibleMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes whenever another screen is shown
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [path]);
  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      if (menu.current?.open && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.current?.open) return;
    event.stopPropagation(); // in the sheet of a phone the first Escape is the menu's
    menu.current.open = false;
    menu.current.querySelector("summary")?.focus();
  };
  return { ref: menu, onKeyDown };
}

"use client";
import { usePathname } from "next/navigation";
import { type KeyboardEvent, useEffect, useRef } from "react";

/**
 * A menu of `<details>` that closes on Escape, on an outside click and on navigation, and returns the focus to its
 * button.
 */
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
    event.stopPropagation(); // the first Escape closes the menu and not the phone's sheet
    menu.current.open = false;
    menu.current.querySelector("summary")?.focus();
  };
  return { ref: menu, onKeyDown };
}

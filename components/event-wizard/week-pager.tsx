"use client";

import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, useTransition } from "react";

/**
 * Loads another week, zone or duration in place: sends the form by `fetch` as its buttons would, and renders the new
 * page. Boxes ticked before the response are sent again. On failure, and without scripts, the browser submits the
 * form.
 */
export function WeekPager({ first }: { first: string }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const shown = useRef(first);
  const awaited = useRef<string>(null); // requested but not rendered yet

  useEffect(() => {
    const week = document.getElementById("week");
    const form = week?.closest("form");
    if (!form) return;
    let last = new AbortController();

    /** `onFailure` runs if the week cannot load in place. */
    function loadWeek(go: string, onFailure?: () => void) {
      if (!form) return;
      last.abort();
      last = new AbortController();
      awaited.current = go;
      const body = new URLSearchParams([...new FormData(form), ["go", go]] as [string, string][]);
      const { signal } = last;
      startTransition(async () => {
        const response = await fetch(form.action, { method: "POST", body, signal }).catch(() => null);
        if (signal.aborted) return;
        const { pathname, search } = new URL(response?.url ?? form.action);
        if (!response?.ok || pathname !== location.pathname) return onFailure?.();
        startTransition(() => router.replace(pathname + search, { scroll: false }));
      });
    }

    function onClick(event: MouseEvent) {
      const button = (event.target as Element).closest<HTMLButtonElement>("button[value^='week-']");
      if (!button || event.defaultPrevented) return;
      event.preventDefault();
      loadWeek(button.value, () => form?.requestSubmit(button));
    }

    function onChange({ target }: Event) {
      if (target instanceof HTMLSelectElement) loadWeek(`week-${shown.current}`);
      else if (awaited.current !== null) loadWeek(awaited.current); // sends boxes that were ticked or cleared meanwhile
    }

    const choices = document.getElementById("times");
    week?.addEventListener("click", onClick);
    choices?.addEventListener("change", onChange);
    return () => {
      last.abort();
      week?.removeEventListener("click", onClick);
      choices?.removeEventListener("change", onChange);
    };
  }, [router]);

  // A layout effect sets the direction of the transition before the week is painted.
  useLayoutEffect(() => {
    const week = document.getElementById("week");
    week?.toggleAttribute("data-pending", pending);
    if (!pending) awaited.current = null;
    if (first === shown.current) return;
    week?.setAttribute("data-way", first < shown.current ? "back" : "on");
    shown.current = first;
  }, [first, pending]);

  return null;
}

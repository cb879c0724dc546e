"use client";

import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, useTransition } from "react";

/**
 * Another week comes in place, and another zone or length changes what is free: the form is sent as its buttons would send
 * it, and the page drawn anew where it stands. What is ticked before that has come is sent, too. Where it fails, and without
 * scripts, the browser sends the form.
 */
export function WeekPager({ first }: { first: string }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const shown = useRef(first);
  const awaited = useRef<string>(null); // what was asked for and is not drawn yet

  useEffect(() => {
    const week = document.getElementById("week");
    const form = week?.closest("form");
    if (!form) return;
    let last = new AbortController();

    /** `onFailure`: where it cannot come in place. */
    function turn(go: string, onFailure?: () => void) {
      if (!form) return;
      last.abort();
      last = new AbortController();
      awaited.current = go;
      const body = new URLSearchParams([...new FormData(form), ["go", go]] as [string, string][]);
      const { signal } = last;
      startTransition(async () => {
        const answer = await fetch(form.action, { method: "POST", body, signal }).catch(() => null);
        if (signal.aborted) return;
        const { pathname, search } = new URL(answer?.url ?? form.action);
        if (!answer?.ok || pathname !== location.pathname) return onFailure?.();
        startTransition(() => router.replace(pathname + search, { scroll: false }));
      });
    }

    function onClick(event: MouseEvent) {
      const button = (event.target as Element).closest<HTMLButtonElement>("button[value^='week-']");
      if (!button || event.defaultPrevented) return;
      event.preventDefault();
      turn(button.value, () => form?.requestSubmit(button));
    }

    function onChange({ target }: Event) {
      if (target instanceof HTMLSelectElement) turn(`week-${shown.current}`);
      else if (awaited.current !== null) turn(awaited.current); // what is ticked or taken out meanwhile counts
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

  // Before the week is drawn, so that it comes from where it lies in time.
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

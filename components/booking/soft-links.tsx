"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";

function area(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-soft]");
}

/** Times that are picked but not sent yet stay so on another clock, in another language, and in another zone, where a time's day may differ. */
function keepPicked(url: URL) {
  const before = new URLSearchParams(location.search);
  const changes = (name: string) => url.searchParams.get(name) !== before.get(name);
  const picked = area()?.querySelectorAll<HTMLInputElement>("input[name=slot]:checked") ?? [];
  if (picked.length === 0 || !["tz", "h", "lang"].some(changes)) return;
  if (picked[0]?.type === "radio") url.searchParams.delete("slot");
  for (const { value } of picked) {
    if (!url.searchParams.getAll("slot").includes(value)) url.searchParams.append("slot", value);
  }
  for (const name of ["day", "month"]) url.searchParams.delete(name); // those of the times themselves
}

/** Follows the page's own links and GET forms inside `data-soft` without reloading; they work alone too. */
export function SoftLinks() {
  const router = useRouter();
  const search = useSearchParams();
  const [pending, startTransition] = useTransition();
  const moved = useRef(false);

  useEffect(() => {
    function go(event: Event, url: URL) {
      if (url.origin !== location.origin || url.pathname !== location.pathname) return;
      event.preventDefault();
      keepPicked(url);
      const step = new URLSearchParams(location.search).get("step");
      const scroll = url.searchParams.get("step") !== step;
      moved.current = true;
      startTransition(() => router.push(url.pathname + url.search, { scroll }));
    }
    function onClick(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>("[data-soft] a[href]");
      const language = (event.target as Element).closest<HTMLAnchorElement>("a[data-language]");
      if (language) {
        const url = new URL(language.href); // the whole page changes: the browser follows it as usual
        keepPicked(url);
        language.href = url.href;
      }
      if (link && !link.getAttribute("href")?.startsWith("#")) go(event, new URL(link.href));
    }
    function onSubmit(event: SubmitEvent) {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || form.method !== "get" || !form.closest("[data-soft]")) return;
      const url = new URL(form.action);
      const entries = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)]);
      url.search = new URLSearchParams(entries).toString();
      go(event, url);
    }
    document.addEventListener("click", onClick);
    document.addEventListener("submit", onSubmit);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("submit", onSubmit);
    };
  }, [router]);

  useEffect(() => {
    area()?.toggleAttribute("data-pending", pending);
  }, [pending]);

  // After each step: the server's choice wins over what was clicked, and lost focus gets a place.
  // Before the first step nothing is touched: somebody may have chosen while the scripts were loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for every new address
  useEffect(() => {
    if (!moved.current) return;
    for (const input of document.querySelectorAll<HTMLInputElement>("[data-soft] input[name=slot]")) {
      input.checked = input.defaultChecked;
    }
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>("[data-soft] [data-focus]")?.focus();
    }
  }, [search]);

  return null;
}

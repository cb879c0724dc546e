"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, useTransition } from "react";

function findNavigationArea(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-soft]");
}

/** Times that are picked but not sent yet stay so on another clock, in another language, and in another zone, where a time's day may differ. */
function copySelectionToUrl(url: URL) {
  const before = new URLSearchParams(location.search);
  const changes = (name: string) => url.searchParams.get(name) !== before.get(name);
  const picked = findNavigationArea()?.querySelectorAll<HTMLInputElement>("input[name=slot]:checked") ?? [];
  if (picked.length === 0 || !["tz", "h", "lang"].some(changes)) return;
  if (picked[0]?.type === "radio") url.searchParams.delete("slot");
  for (const { value } of picked) {
    if (!url.searchParams.getAll("slot").includes(value)) url.searchParams.append("slot", value);
  }
  for (const name of ["day", "month"]) url.searchParams.delete(name); // the chosen times' own are shown
}

/** The one time that is chosen; of several, the address has those that are sent. */
const findSelectedSlot = () =>
  findNavigationArea()?.querySelector<HTMLInputElement>("input[name=slot][type=radio]:checked");

/** Shows what was chosen before where it can still be, else what the server has chosen. */
function restoreSelection(before: string | null) {
  const inputs = [...(findNavigationArea()?.querySelectorAll<HTMLInputElement>("input[name=slot]") ?? [])];
  const still = inputs.find(({ type, value, disabled }) => type === "radio" && value === before && !disabled);
  for (const input of inputs) input.checked = still ? input === still : input.defaultChecked;
}

/** The first day that is shown; nothing where the details are. */
function getFirstVisibleDay(): string {
  const { date, day } =
    findNavigationArea()?.querySelector<HTMLElement>("[data-date], [data-day]")?.dataset ?? {};
  return date ?? day ?? "";
}

/** Where what is shown comes from, for the stylesheet: later, earlier, another day of it, behind the times, back to them. */
function deriveDirection(before: string, now: string): string {
  if (before === now) return "day";
  if (now === "") return "in";
  if (before === "") return "out";
  return before < now ? "on" : "back";
}

/** What is chosen grows out of its tile; the address has scrolled by then. */
function startExpandAnimation(tile: DOMRect) {
  const card = findNavigationArea()?.querySelector<HTMLElement>("section");
  if (!card) return;
  queueMicrotask(() => {
    const { left, top, width, height } = card.getBoundingClientRect();
    card.style.cssText = `--from-x:${tile.left - left}px;--from-y:${tile.top - top}px;--from-width:${tile.width / width};--from-height:${tile.height / height}`;
    card.dataset.grows = "";
  });
}

/** Where a click leads to within the page. A link to another language takes along what is picked. */
function resolveClickedUrl(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest<HTMLAnchorElement>("[data-soft] a[href]");
  const language = (event.target as Element).closest<HTMLAnchorElement>("a[data-language]");
  if (language) {
    const url = new URL(language.href); // another language needs a full page load, which is left to the browser
    copySelectionToUrl(url);
    language.href = url.href;
  }
  return link && !link.getAttribute("href")?.startsWith("#") ? new URL(link.href) : null;
}

/** The address that a GET form within the page leads to. */
function resolveSubmittedUrl(event: SubmitEvent): URL | null {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.method !== "get" || !form.closest("[data-soft]")) return null;
  const url = new URL(form.action);
  const entries = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)]);
  url.search = new URLSearchParams(entries).toString();
  return url;
}

/** Follows the page's own links and GET forms inside `data-soft` without reloading; they work alone too. */
export function ClientNavigation() {
  const router = useRouter();
  const search = useSearchParams();
  const [pending, startTransition] = useTransition();
  const moved = useRef(false);
  const picked = useRef<EventTarget>(null);
  const kept = useRef<string>(null);
  const shown = useRef("");
  const tile = useRef<DOMRect>(undefined);

  useEffect(() => {
    function go(event: Event, url: URL) {
      if (url.origin !== location.origin || url.pathname !== location.pathname) return;
      event.preventDefault();
      copySelectionToUrl(url);
      const step = new URLSearchParams(location.search).get("step");
      const scroll = url.searchParams.get("step") !== step;
      moved.current = true;
      tile.current = findNavigationArea()?.querySelector(".slot:has(:checked)")?.getBoundingClientRect();
      picked.current = null;
      // Its own day may be opened once more; an address with another time chooses that one.
      const asked = url.searchParams.get("slot");
      const isElse = asked !== null && asked !== new URLSearchParams(location.search).get("slot");
      kept.current = isElse ? null : (findSelectedSlot()?.value ?? null);
      startTransition(() => router.push(url.pathname + url.search, { scroll }));
    }
    function onClick(event: MouseEvent) {
      const url = resolveClickedUrl(event);
      if (url) go(event, url);
    }
    function onSubmit(event: SubmitEvent) {
      const url = resolveSubmittedUrl(event);
      if (url) go(event, url);
    }
    function onChange({ target }: Event) {
      picked.current = target;
    }
    const until = new AbortController();
    const { signal } = until;
    document.addEventListener("change", onChange, { signal, capture: true }); // before the choice itself is sent
    document.addEventListener("click", onClick, { signal });
    document.addEventListener("submit", onSubmit, { signal });
    return () => until.abort();
  }, [router]);

  // After each step: the server's choice wins over what was clicked before it, not over what was clicked since; lost focus
  // gets a place, and what is missing gets it in any case. Done before the step is drawn, so that nobody chooses in between.
  // Before the first step nothing is touched: somebody may have chosen while the scripts were loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for every new address
  useLayoutEffect(() => {
    findNavigationArea()?.toggleAttribute("data-pending", pending);
    if (pending) return;
    const before = shown.current;
    shown.current = getFirstVisibleDay();
    if (!moved.current) return;
    const way = deriveDirection(before, shown.current);
    findNavigationArea()?.setAttribute("data-way", way);
    if (way === "in" && tile.current) startExpandAnimation(tile.current);
    if (!(picked.current as Node | null)?.isConnected) restoreSelection(kept.current);
    const target = document.querySelector<HTMLElement>("[data-soft] [data-focus]");
    if (document.activeElement === document.body || target?.id === "slots-error") target?.focus();
  }, [search, pending]);

  return null;
}

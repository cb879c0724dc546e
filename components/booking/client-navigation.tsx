"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, useTransition } from "react";

function findNavigationArea(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-soft]");
}

/**
 * Copies selected slots that are not submitted yet to a link that changes the hour format, the language or the zone.
 * The `day` is removed because a slot's day may differ in another zone.
 */
function copySelectionToUrl(url: URL) {
  const before = new URLSearchParams(location.search);
  const changes = (name: string) => url.searchParams.get(name) !== before.get(name);
  const picked = findNavigationArea()?.querySelectorAll<HTMLInputElement>("input[name=slot]:checked") ?? [];
  if (picked.length === 0 || !["tz", "h", "lang"].some(changes)) return;
  if (picked[0]?.type === "radio") url.searchParams.delete("slot");
  for (const { value } of picked) {
    if (!url.searchParams.getAll("slot").includes(value)) url.searchParams.append("slot", value);
  }
  for (const name of ["day", "month"]) url.searchParams.delete(name); // the server then shows the days of the slots
}

/** The selected slot of a single choice; a multiple choice keeps its slots in the address. */
const findSelectedSlot = () =>
  findNavigationArea()?.querySelector<HTMLInputElement>("input[name=slot][type=radio]:checked");

/** Restores the earlier selection if that slot is still free, otherwise the server's. */
function restoreSelection(before: string | null) {
  const inputs = [...(findNavigationArea()?.querySelectorAll<HTMLInputElement>("input[name=slot]") ?? [])];
  const still = inputs.find(({ type, value, disabled }) => type === "radio" && value === before && !disabled);
  for (const input of inputs) input.checked = still ? input === still : input.defaultChecked;
}

/** Returns the first visible day; "" in the details step. */
function getFirstVisibleDay(): string {
  const { date, day } =
    findNavigationArea()?.querySelector<HTMLElement>("[data-date], [data-day]")?.dataset ?? {};
  return date ?? day ?? "";
}

/**
 * Derives the direction of the transition for the stylesheet: later, earlier, another day of the same view, to the
 * details, back to the times.
 */
function deriveDirection(before: string, now: string): string {
  if (before === now) return "day";
  if (now === "") return "in";
  if (before === "") return "out";
  return before < now ? "on" : "back";
}

/** Animates the details card from the slot's tile. It runs after the scroll of the navigation. */
function startExpandAnimation(tile: DOMRect) {
  const card = findNavigationArea()?.querySelector<HTMLElement>("section");
  if (!card) return;
  queueMicrotask(() => {
    const { left, top, width, height } = card.getBoundingClientRect();
    card.style.cssText = `--from-x:${tile.left - left}px;--from-y:${tile.top - top}px;--from-width:${tile.width / width};--from-height:${tile.height / height}`;
    card.dataset.grows = "";
  });
}

/** Resolves a click to an address of the page. A link to another language gets the selected slots. */
function resolveClickedUrl(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest<HTMLAnchorElement>("[data-soft] a[href]");
  const language = (event.target as Element).closest<HTMLAnchorElement>("a[data-language]");
  if (language) {
    const url = new URL(language.href); // the browser follows it, since another language needs a full page load
    copySelectionToUrl(url);
    language.href = url.href;
  }
  return link && !link.getAttribute("href")?.startsWith("#") ? new URL(link.href) : null;
}

/** Resolves a submitted GET form to its address. */
function resolveSubmittedUrl(event: SubmitEvent): URL | null {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.method !== "get" || !form.closest("[data-soft]")) return null;
  const url = new URL(form.action);
  const entries = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)]);
  url.search = new URLSearchParams(entries).toString();
  return url;
}

/** Navigates links and GET forms inside `data-soft` without a reload; they also work without scripts. */
export function ClientNavigation() {
  const router = useRouter();
  const search = useSearchParams();
  const [pending, startTransition] = useTransition();
  const moved = useRef(false);
  const picked = useRef<EventTarget>(null);
  const selectedBefore = useRef<string>(null);
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
      // A link to the same slot keeps the selection; a link to another slot selects that one.
      const requestedSlot = url.searchParams.get("slot");
      const isOtherSlot =
        requestedSlot !== null && requestedSlot !== new URLSearchParams(location.search).get("slot");
      selectedBefore.current = isOtherSlot ? null : (findSelectedSlot()?.value ?? null);
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
    document.addEventListener("change", onChange, { signal, capture: true }); // capturing runs before a handler that submits the form
    document.addEventListener("click", onClick, { signal });
    document.addEventListener("submit", onSubmit, { signal });
    return () => until.abort();
  }, [router]);

  // After each navigation, the server's selection overrides clicks from before it but not later ones, and
  // lost focus moves to `data-focus`; an error takes the focus in any case. A layout effect runs before
  // paint, so that no click falls in between. The first load changes nothing, since the visitor may have
  // selected a slot while the scripts were loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for every new address
  useLayoutEffect(() => {
    findNavigationArea()?.toggleAttribute("data-pending", pending);
    if (pending) return;
    const before = shown.current;
    shown.current = getFirstVisibleDay();
    if (!moved.current) return;
    const direction = deriveDirection(before, shown.current);
    findNavigationArea()?.setAttribute("data-way", direction);
    if (direction === "in" && tile.current) startExpandAnimation(tile.current);
    if (!(picked.current as Node | null)?.isConnected) restoreSelection(selectedBefore.current);
    const target = document.querySelector<HTMLElement>("[data-soft] [data-focus]");
    if (document.activeElement === document.body || target?.id === "slots-error") target?.focus();
  }, [search, pending]);

  return null;
}

import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between rows by arrow keys, which also update an open panel. Enter opens the row as a link. */
export function handleRowKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const link = (event.target as Element).closest<HTMLElement>("[data-row]");
  if (step === undefined || !link) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row]")];
  const next = links[links.indexOf(link) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (document.querySelector("[data-beside]")) next.click();
}

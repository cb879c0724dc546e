import type { KeyboardEvent } from "react";

/** By how many places Alt with an arrow key moves an entry of a list, -1 is up; null for another key. */
export function parseMoveKey(event: KeyboardEvent): -1 | 1 | null {
  if (event.target instanceof HTMLSelectElement) return null; // which these keys open
  const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
  if (!event.altKey || by === null) return null;
  event.preventDefault();
  return by;
}

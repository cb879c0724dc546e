import type { KeyboardEvent } from "react";

/** Returns the offset for Alt with an arrow key: -1 is up; null for other keys. */
export function parseMoveKey(event: KeyboardEvent): -1 | 1 | null {
  if (event.target instanceof HTMLSelectElement) return null; // these keys open a select
  const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
  if (!event.altKey || by === null) return null;
  event.preventDefault();
  return by;
}

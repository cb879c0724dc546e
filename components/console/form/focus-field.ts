/**
 * Focuses the field of a value by its JSON pointer, or the nearest one that contains it, and expands the sections
 * around it. Returns false if there is none.
 */
export function focusField(pointer: string): boolean {
  const field = findField(pointer);
  if (!field) return false;
  for (
    let details = field.closest("details");
    details;
    details = details.parentElement?.closest("details") ?? null
  )
    details.open = true;
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
  return true;
}

function findField(pointer: string): HTMLElement | null {
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const name = CSS.escape(at);
    const field =
      document.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`) ??
      document.querySelector<HTMLElement>(`[name^="${name}/"]`);
    if (field) return field;
  }
  return null;
}

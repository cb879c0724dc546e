import { showElement } from "../ui/show-element";

/**
 * Focuses the field of a value by its JSON pointer, or the nearest one that contains it, and shows the tab and the
 * sections around it. Returns false if there is none.
 */
export function focusField(pointer: string): boolean {
  const field = findField(pointer);
  if (field) focusElement(field);
  return field !== null;
}

/** Covers the time in which React shows a tab. */
const SHOWN_TIMEOUT_FRAMES = 60;

/** Focuses an element of a form, which a tab or a section may hide. */
export function focusElement(element: HTMLElement, frames = SHOWN_TIMEOUT_FRAMES) {
  if (frames === SHOWN_TIMEOUT_FRAMES) showElement(element);
  if (!element.checkVisibility() && frames > 0)
    return requestAnimationFrame(() => focusElement(element, frames - 1));
  element.scrollIntoView({ block: "center" });
  element.focus({ preventScroll: true });
}

/** Finds the field of a JSON pointer on the screen, or the nearest one that contains it. */
export function findField(pointer: string): HTMLElement | null {
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const name = CSS.escape(at);
    const field =
      document.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`) ??
      document.querySelector<HTMLElement>(`[name^="${name}/"]`);
    if (field) return field;
  }
  return null;
}

/** The name of the event that asks the tab around its target to be shown. */
export const REVEAL_EVENT = "bookpage:reveal";

/** Expands the sections around an element, and shows its tab. */
export function showElement(element: HTMLElement) {
  for (
    let details = element.closest("details");
    details;
    details = details.parentElement?.closest("details") ?? null
  )
    details.open = true;
  element.dispatchEvent(new CustomEvent(REVEAL_EVENT, { bubbles: true }));
}

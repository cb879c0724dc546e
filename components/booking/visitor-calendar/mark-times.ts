/** Lists the inputs of the visible slots, of a day or a week. */
export const listVisibleTimes = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>("[data-soft] .slot > input[name=slot]"),
];

const MARK = "data-own";

/**
 * Adds the text of `formatMark` to each slot's tile, also for screen readers; null removes it. React renders the tiles
 * without these marks, so they come after its own nodes.
 */
export function markTimes(
  inputs: readonly HTMLInputElement[],
  formatMark: (input: HTMLInputElement) => string | null,
) {
  for (const input of inputs) {
    const tile = input.parentElement as HTMLElement;
    const text = formatMark(input);
    const mark = tile.querySelector(`[${MARK}]`);
    if (text === (mark?.textContent ?? null)) continue;
    mark?.remove();
    tile.toggleAttribute("data-overlap", text !== null);
    if (text === null) tile.removeAttribute("title");
    else {
      tile.title = text;
      tile.append(createMark("small", text));
    }
  }
}

/** Shows a note about the selected slots beside the continue button; null removes it. */
export function showSelectionNote(text: string | null) {
  const footer = document.querySelector("[data-soft] [data-continue]");
  const note = footer?.querySelector(`[${MARK}]`);
  if (text === (note?.textContent ?? null)) return;
  note?.remove();
  if (text !== null) footer?.prepend(createMark("p", text));
}

function createMark(element: "small" | "p", text: string): HTMLElement {
  const mark = document.createElement(element);
  mark.setAttribute(MARK, "");
  mark.textContent = text;
  return mark;
}

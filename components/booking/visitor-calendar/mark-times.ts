/** The times that the page shows, of one day or of a week. */
export const listVisibleTimes = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>("[data-soft] .slot > input[name=slot]"),
];

const MARK = "data-own";

/**
 * Says in each time what the visitor has then, for the eye and for readers of the page aloud; null takes the words off.
 * The times are drawn by somebody else, who knows nothing of this: what is added stands behind what they have drawn.
 */
export function markTimes(
  inputs: readonly HTMLInputElement[],
  say: (input: HTMLInputElement) => string | null,
) {
  for (const input of inputs) {
    const tile = input.parentElement as HTMLElement;
    const text = say(input);
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

/** Beside the button that leads on: what to know of the time that is chosen. Null: nothing. */
export function showSelectionNote(text: string | null) {
  const place = document.querySelector("[data-soft] [data-continue]");
  const note = place?.querySelector(`[${MARK}]`);
  if (text === (note?.textContent ?? null)) return;
  note?.remove();
  if (text !== null) place?.prepend(createMark("p", text));
}

function createMark(element: "small" | "p", text: string): HTMLElement {
  const mark = document.createElement(element);
  mark.setAttribute(MARK, "");
  mark.textContent = text;
  return mark;
}

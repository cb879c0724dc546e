import { type KeyboardEvent, useState } from "react";

interface Suggested {
  count: number;
  /** Suggests for this text; none for an empty one. */
  suggest: (text: string) => void;
  /** Follows the link of this suggestion. */
  open: (index: number) => void;
}

/** The highlighted suggestion, moved with the arrow keys; -1: the field itself, before the first and after the last. */
export function useSuggestionKeys({ count, suggest, open }: Suggested) {
  const [highlighted, setActive] = useState(-1);
  const active = highlighted < count ? highlighted : -1;
  const move = (steps: number) => setActive(((active + 1 + steps + count + 1) % (count + 1)) - 1);

  function close() {
    suggest("");
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === "Tab") return close();
    if (key === "ArrowDown" && count > 0) move(1);
    else if (key === "ArrowDown") suggest(event.currentTarget.value);
    else if (key === "ArrowUp" && count > 0) move(-1);
    else if (key === "Enter" && active >= 0) open(active);
    else if (key === "Escape" && count > 0) close();
    else return;
    event.preventDefault();
  }

  return { active, setActive, close, onKeyDown };
}

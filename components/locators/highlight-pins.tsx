"use client";

import { useEffect } from "react";

const ID_PREFIX = "place-";

/** Highlights the pin of the hovered or focused location. */
export function HighlightPins() {
  useEffect(() => {
    function light({ target }: Event) {
      const item = target instanceof Element && target.closest(`[id^="${ID_PREFIX}"]`);
      const number = item ? item.id.slice(ID_PREFIX.length) : "";
      for (const pin of document.querySelectorAll<SVGAElement>("[data-pin]"))
        pin.toggleAttribute("data-lit", (pin.dataset.pin ?? "").split(" ").includes(number) && number !== "");
    }
    const moves = ["pointerover", "focusin"] as const;
    for (const move of moves) document.addEventListener(move, light);
    return () => {
      for (const move of moves) document.removeEventListener(move, light);
    };
  }, []);
  return null;
}

"use client";

import { useEffect } from "react";

const PLACE = "place-";

/** Lights the pin of the location that the pointer or the focus is in. */
export function LightPins() {
  useEffect(() => {
    function light({ target }: Event) {
      const place = target instanceof Element && target.closest(`[id^="${PLACE}"]`);
      const number = place ? place.id.slice(PLACE.length) : "";
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

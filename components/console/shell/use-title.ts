"use client";
import { useEffect } from "react";
import { useMe } from "../me";

/** What lies over what: the screen's place in the navigation, the screen itself, a dialog or drawer over it. */
const LAYERS = ["place", "screen", "dialog"] as const;

export type TitleLayer = (typeof LAYERS)[number];

const shown = new Map<symbol, { layer: TitleLayer; title: string }>();

function pickTitle(): string | undefined {
  const titles = [...shown.values()];
  for (const layer of LAYERS.toReversed()) {
    const found = titles.findLast((one) => one.layer === layer);
    if (found) return found.title;
  }
  return undefined;
}

/** Names the window, tab and entry of the history after what is seen uppermost. */
export function useTitle(title: string | null, layer: TitleLayer): void {
  const { organizationName } = useMe();
  useEffect(() => {
    if (!title) return;
    const show = () => {
      const picked = pickTitle();
      document.title = picked ? `${picked} · ${organizationName}` : organizationName;
    };
    const key = Symbol(layer);
    shown.set(key, { layer, title });
    show();
    return () => {
      shown.delete(key);
      show();
    };
  }, [title, layer, organizationName]);
}

"use client";
import { useEffect } from "react";
import { useMe } from "../me";

/** Title layers from bottom to top: the screen's group, the screen, a dialog or drawer. */
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

/** Sets the document title to that of the topmost layer. */
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

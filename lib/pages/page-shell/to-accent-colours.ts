import { deriveAccent } from "@/lib/core/colour/derive-accent";
import type { PageShellView } from "./view";

/** Derives the style sheet's colours from the accent, with a shade for each theme. */
export function toAccentColours(accent: string | null): PageShellView["colours"] {
  if (accent === null) return null;
  const { light, dark } = deriveAccent(accent);
  const [colour, text] = (["accent", "text"] as const).map(
    (part) => `light-dark(${light[part]}, ${dark[part]})`,
  );
  if (!colour || !text) return null;
  return { "--accent": colour, "--accent-text": text, "--action": colour, "--action-text": text };
}

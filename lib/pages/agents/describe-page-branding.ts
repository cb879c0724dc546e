import { deriveAccent, type ThemeAccent } from "@/lib/core/colour/derive-accent";
import type { PageFacts } from "@/lib/domain/bookings/agents/schema";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { pickVariant, toPictureUrl } from "@/lib/domain/tenancy/pictures/picture-url";

/** The branding of a page for elements on other websites; the accent comes in readable shades, as on the page itself. */
export function describePageBranding({
  settings,
  branding,
}: Pick<PublicPage, "settings" | "branding">): PageFacts["branding"] {
  const accent = settings.accent ?? branding.accent;
  const shades = accent ? deriveAccent(accent) : null;
  return {
    name: branding.name,
    accent: shades && { light: toFill(shades.light), dark: toFill(shades.dark) },
    hour_cycle: branding.hour_cycle,
    times_layout: settings.times_layout ?? "month",
    test: branding.test,
  };
}

const toFill = ({ accent, text }: ThemeAccent) => ({ fill: accent, text });

/** A user's photo in a size for lists. */
export const describePhoto = (stored: string | null): string | null =>
  stored && toPictureUrl(pickVariant(stored, SMALL));

const SMALL = "128.webp";

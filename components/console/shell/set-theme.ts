import { writeCookie } from "@/components/ui/safe-browser-apis";

export const THEME_CHOICES = ["system", "light", "dark"] as const;

export type Theme = (typeof THEME_CHOICES)[number];

const YEAR_SECONDS = 31_536_000;

/** Applies the theme at once and stores it for later pages. */
export function setTheme(chosen: Theme): void {
  const root = document.documentElement;
  if (chosen === "system") delete root.dataset.theme;
  else root.dataset.theme = chosen;
  writeCookie(`theme=${chosen}`, `path=/; max-age=${chosen === "system" ? 0 : YEAR_SECONDS}; samesite=lax`);
}

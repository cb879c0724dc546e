import type { LucideIcon } from "lucide-react";

/** A target of the palette: a link or an action. */
export interface PaletteTarget {
  label: string;
  detail?: string | undefined;
  /** Further search words. */
  also?: string;
  icon?: LucideIcon;
  href?: string;
  /** The link leads out of the console. */
  outside?: boolean;
  /** Runs an action instead of a link. */
  run?: () => void;
  /** The palette stays open after the action. */
  stays?: boolean;
}

export interface PaletteTargetGroup {
  label: string;
  items: PaletteTarget[];
}

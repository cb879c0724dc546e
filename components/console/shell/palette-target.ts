import type { LucideIcon } from "lucide-react";

/** Where the palette can lead, or what it can do. */
export interface PaletteTarget {
  label: string;
  detail?: string | undefined;
  /** Further words by which it is found. */
  also?: string;
  icon?: LucideIcon;
  href?: string;
  /** The address is another page's than the console's. */
  outside?: boolean;
  /** In place of an address. */
  run?: () => void;
  /** The palette stays open for what comes next. */
  stays?: boolean;
}

export interface PaletteTargetGroup {
  label: string;
  items: PaletteTarget[];
}

import type { ReactNode } from "react";

/**
 * A small illustration for an empty state: ink lines, paper, and one highlight slightly off its line. The text is
 * beside it. `flips` mirrors it in right-to-left languages.
 */
export const Illustration = ({ flips = false, children }: { flips?: boolean; children: ReactNode }) => (
  <svg viewBox="20 4 132 108" className={flips ? "drawing rtl:-scale-x-100" : "drawing"} aria-hidden="true">
    {children}
  </svg>
);

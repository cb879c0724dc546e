import type { ReactNode } from "react";

/**
 * A small drawing where there is nothing to show: lines of ink, paper, and one thing highlighted, a little beside its line
 * as by hand. The words stand beside it. `flips`: it points the way of reading.
 */
export const Illustration = ({ flips = false, children }: { flips?: boolean; children: ReactNode }) => (
  <svg viewBox="20 4 132 108" className={flips ? "drawing rtl:-scale-x-100" : "drawing"} aria-hidden="true">
    {children}
  </svg>
);

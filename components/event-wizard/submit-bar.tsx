import type { ReactNode } from "react";

/**
 * The continue button at the end of the form. It sticks to the bottom once the form is complete, or long enough to
 * scroll.
 */
export const SubmitBar = ({ children }: { children: ReactNode }) => (
  <div
    data-send
    className="bottom-0 z-10 -mx-4 border-t border-line bg-raised px-4 py-3 group-has-[[name=pick]:checked,[data-person]:nth-child(7)]:sticky sm:-mx-8 sm:rounded-b-lg sm:px-8 sm:py-4"
  >
    {children}
  </div>
);

import type { CSSProperties } from "react";
import type { FreeShare } from "@/lib/pages/event-wizard/view";

/** With more people, the segments would be too small to count. */
const MOST_PARTS = 8;

/** A bar with a segment per person of known availability; free ones are filled. The numbers are beside it. */
export const renderAvailabilityBar = ({ share, known }: FreeShare) => (
  <span
    aria-hidden="true"
    className="share"
    style={{ "--share": share, "--parts": known > MOST_PARTS ? 1 : known } as CSSProperties}
  />
);

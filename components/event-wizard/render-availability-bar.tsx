import type { CSSProperties } from "react";
import type { FreeShare } from "@/lib/pages/event-wizard/view";

/** With more people the parts of a bar would be too small to count. */
const MOST_PARTS = 8;

/** How many of those whose time is known could come: a part of the bar for each. The words stand beside. */
export const renderAvailabilityBar = ({ share, known }: FreeShare) => (
  <span
    aria-hidden="true"
    className="share"
    style={{ "--share": share, "--parts": known > MOST_PARTS ? 1 : known } as CSSProperties}
  />
);

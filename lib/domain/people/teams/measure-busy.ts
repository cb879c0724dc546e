import type { Host } from "@/lib/core/slots/schedule";
import { DAY, type Instant } from "@/lib/core/time/instant";

/** Returns milliseconds of meetings in the week before and the week after. */
export const measureBusy = ({ meetings }: Pick<Host, "meetings">, at: Instant): number =>
  meetings
    .map(({ start, end }) => Math.min(end, at + 7 * DAY) - Math.max(start, at - 7 * DAY))
    .reduce((sum, overlap) => sum + Math.max(overlap, 0), 0);

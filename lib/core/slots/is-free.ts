import type { Instant } from "@/lib/core/time/instant";
import { excludeBusy } from "./exclude-busy";
import type { Host } from "./schedule";

/** True if nothing in the host's calendar, buffers included, overlaps [start, end). Working hours are not checked. */
export function isFree(host: Host, start: Instant, end: Instant): boolean {
  return excludeBusy([start], host, end - start).length > 0;
}

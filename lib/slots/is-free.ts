import type { Host } from "@/lib/slots/schedule";
import { strikeOutTaken } from "@/lib/slots/strike-out";
import type { Instant } from "@/lib/time/instant";

/** Whether nothing the host has, buffers included, is in the way of [start, end). Working hours do not matter. */
export function isFree(host: Host, start: Instant, end: Instant): boolean {
  return strikeOutTaken([start], host, end - start).length > 0;
}

import type { Instant } from "@/lib/core/time/instant";
import type { Host } from "./schedule";
import { strikeOutTaken } from "./strike-out-taken";

/** Whether nothing the host has, buffers included, is in the way of [start, end). Working hours do not matter. */
export function isFree(host: Host, start: Instant, end: Instant): boolean {
  return strikeOutTaken([start], host, end - start).length > 0;
}

import type { Instant } from "@/lib/core/time/instant";
import { excludeBusy } from "./exclude-busy";
import type { Host } from "./schedule";

/** Whether nothing the host has, buffers included, is in the way of [start, end). Working hours do not matter. */
export function isFree(host: Host, start: Instant, end: Instant): boolean {
  return excludeBusy([start], host, end - start).length > 0;
}

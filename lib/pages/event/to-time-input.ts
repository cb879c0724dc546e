import type { Instant } from "@/lib/core/time/instant";
import { toLocalMinute } from "@/lib/core/time/zone";

/** Formats "09:30", as a time field expects it. */
export function toTimeInput(zone: string, at: Instant): string {
  const minute = toLocalMinute(zone, at);
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

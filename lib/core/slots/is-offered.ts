import { type Instant, instant } from "@/lib/core/time/instant";
import { findSlots } from "./find-slots";
import type { Host } from "./schedule";

interface Offer {
  host: Host;
  /** Minutes. */
  duration: number;
  now: Instant;
}

/** Whether bookers may have this start of the host. Nobody books the past, whatever the availability says. */
export function isOffered({ host, duration, now }: Offer, start: Instant): boolean {
  const search = { hosts: [host], match: "all", duration, now } as const;
  return start >= now && findSlots({ ...search, from: start, to: instant(start + 1) }).length > 0;
}

import { isoWithOffset } from "@/lib/time/format";
import { type Instant, instant, MINUTE } from "@/lib/time/instant";

/** Spec 2.16, written by hand: a month of slots is the bulk of the hottest answer. */
export function slotJson(start: Instant, duration: number, zone: string): string {
  const end = instant(start + duration * MINUTE);
  return `{"start":{"dateTime":"${isoWithOffset(zone, start)}"},"end":{"dateTime":"${isoWithOffset(zone, end)}"}}`;
}

export const slotsJson = (starts: readonly Instant[], duration: number, zone: string): string =>
  `[${starts.map((start) => slotJson(start, duration, zone)).join()}]`;

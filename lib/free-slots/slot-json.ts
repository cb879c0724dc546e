import { isoWithOffset } from "@/lib/time/format";
import { type Instant, instant, MINUTE } from "@/lib/time/instant";

/** Spec 2.16, written by hand: a month of slots is the bulk of the hottest answer. */
export const slotJson = (start: Instant, duration: number, zone: string): string =>
  slotsJson([start], duration, zone).slice(1, -1);

export function slotsJson(starts: readonly Instant[], duration: number, zone: string): string {
  const length = duration * MINUTE;
  const slots: string[] = []; // joined into one flat text: a text grown by += would be flattened when it is sent
  let end = Number.NaN;
  let endText = "";
  for (const start of starts) {
    const startText = start === end ? endText : isoWithOffset(zone, start); // mostly one begins where the last ended
    end = start + length;
    endText = isoWithOffset(zone, instant(end));
    slots.push(`{"start":{"dateTime":"${startText}"},"end":{"dateTime":"${endText}"}}`);
  }
  return `[${slots.join()}]`;
}

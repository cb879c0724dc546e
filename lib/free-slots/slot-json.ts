import { isoWithOffset } from "@/lib/time/format";
import { DAY, type Instant, instant, MINUTE } from "@/lib/time/instant";
import { offsetAt } from "@/lib/time/zone";

/** Spec 2.16. */
export const freeSlot = (start: Instant, duration: number, zone: string) => ({
  start: { dateTime: isoWithOffset(zone, start) },
  end: { dateTime: isoWithOffset(zone, instant(start + duration * MINUTE)) },
});

export const slotJson = (start: Instant, duration: number, zone: string): string =>
  JSON.stringify(freeSlot(start, duration, zone));

/** Where the clock, `09:00:00`, stands in `,{"start":{"dateTime":"2031-03-10T09:00:00+01:00"},"end":…`. */
const START_CLOCK = ',{"start":{"dateTime":"2031-03-10T'.length;
const END_CLOCK = START_CLOCK + '09:00:00+01:00"},"end":{"dateTime":"2031-03-10T'.length;

/**
 * The list as ASCII bytes: a month of slots is the bulk of the hottest answer, and as text it would have to be
 * joined, flattened and encoded. Slots of one day differ in their clocks alone.
 */
export function slotsJson(starts: readonly Instant[], duration: number, zone: string): Buffer {
  const [first] = starts;
  if (first === undefined) return Buffer.from("[]");
  let sample = Buffer.from(`,${slotJson(first, duration, zone)}`);
  let sampleDay = Number.NaN;
  let sampleOffset = Number.NaN;
  const size = sample.length;
  const bytes = Buffer.allocUnsafe(starts.length * size + 1);
  let at = 0;
  for (const start of starts) {
    const end = instant(start + duration * MINUTE);
    const offset = offsetAt(zone, start);
    const day = Math.floor((start + offset) / DAY);
    const midnight = day * DAY - offset;
    const withinDay = end < midnight + DAY && offsetAt(zone, end) === offset;
    if (withinDay && day === sampleDay && offset === sampleOffset) {
      bytes.set(sample, at);
      writeClock(bytes, at + START_CLOCK, start - midnight);
      writeClock(bytes, at + END_CLOCK, end - midnight);
    } else {
      const own = Buffer.from(`,${slotJson(start, duration, zone)}`);
      bytes.set(own, at);
      if (withinDay) [sample, sampleDay, sampleOffset] = [own, day, offset];
    }
    at += size;
  }
  bytes[0] = 0x5b; // [
  bytes[at] = 0x5d; // ]
  return bytes;
}

/** `09:00:00`, of milliseconds since midnight. */
function writeClock(bytes: Uint8Array, at: number, sinceMidnight: number): void {
  const second = Math.floor(sinceMidnight / 1000);
  const minute = Math.floor(second / 60);
  const hour = Math.floor(minute / 60);
  writeTwoDigits(bytes, at, hour);
  writeTwoDigits(bytes, at + 3, minute - hour * 60);
  writeTwoDigits(bytes, at + 6, second - minute * 60);
}

function writeTwoDigits(bytes: Uint8Array, at: number, value: number): void {
  const tens = Math.floor(value / 10);
  bytes[at] = 0x30 + tens;
  bytes[at + 1] = 0x30 + value - tens * 10;
}

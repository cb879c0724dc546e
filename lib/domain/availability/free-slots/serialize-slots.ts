import type { StayChoice } from "@/lib/core/slots/stays/find-stays";
import { getDepartureDay, getStayTime, type StayRules } from "@/lib/core/slots/stays/stay-rules";
import { formatIsoWithOffset } from "@/lib/core/time/format-iso-with-offset";
import { asInstant, DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import { fromEpochDay } from "@/lib/core/time/local-date";
import { getOffsetAt } from "@/lib/core/time/zone";

export const serializeFreeSlot = (start: Instant, duration: number, zone: string) => ({
  start: { dateTime: formatIsoWithOffset(zone, start) },
  end: { dateTime: formatIsoWithOffset(zone, asInstant(start + duration * MINUTE)) },
});

export const serializeSlotJson = (
  start: Instant,
  duration: number,
  zone: string,
  preferred?: ReadonlySet<Instant>,
): string =>
  JSON.stringify({
    ...serializeFreeSlot(start, duration, zone),
    ...(preferred && { suits: preferred.has(start) }),
  });

/** Serializes an arrival with the last days of the stays that it allows; `end` is that of the shortest. */
export function serializeStayJson(
  { start, first, units }: StayChoice,
  rules: StayRules,
  { clocks, zone }: { clocks: string; zone: string },
): string {
  const { end } = getStayTime(rules, clocks, first, units[0] ?? 1);
  return JSON.stringify({
    start: { dateTime: formatIsoWithOffset(zone, start) },
    end: { dateTime: formatIsoWithOffset(zone, end) },
    ends_on: units.map((count) => fromEpochDay(getDepartureDay(rules, first, count))),
  });
}

/** Byte offsets within `,{"start":{"dateTime":"2031-03-10T09:00:00+01:00"},"end":…`. */
const START_DATE_OFFSET = ',{"start":{"dateTime":"'.length;
const START_CLOCK_OFFSET = START_DATE_OFFSET + "2031-03-10T".length;
const END_DATE_OFFSET = START_CLOCK_OFFSET + '09:00:00+01:00"},"end":{"dateTime":"'.length;
const END_CLOCK_OFFSET = END_DATE_OFFSET + "2031-03-10T".length;

const DAY_MINUTES = 24 * 60;

/**
 * Writes the list as ASCII bytes. A month of slots is most of the busiest response, and a string would have
 * to be joined, flattened and encoded. Slots of one day and offset differ only in their dates and clocks.
 */
export function serializeSlots(
  starts: readonly Instant[],
  duration: number,
  zone: string,
  preferred?: ReadonlySet<Instant>,
): Buffer {
  const [first] = starts;
  if (first === undefined) return Buffer.from("[]");
  if (preferred)
    return Buffer.from(
      `[${starts.map((start) => serializeSlotJson(start, duration, zone, preferred)).join(",")}]`,
    );
  let sample = Buffer.from(`,${serializeSlotJson(first, duration, zone)}`);
  let sampleDay = Number.NaN;
  let sampleOffset = Number.NaN;
  const size = sample.length;
  const bytes = Buffer.allocUnsafe(starts.length * size + 1);
  let at = 0;
  for (const start of starts) {
    const offset = getOffsetAt(zone, start);
    const day = Math.floor((start + offset) / DAY);
    const minute = (start + offset - day * DAY) / MINUTE;
    const endMinute = minute + duration;
    const withinDay =
      Number.isInteger(minute) &&
      endMinute < DAY_MINUTES &&
      getOffsetAt(zone, asInstant(start + duration * MINUTE)) === offset;
    if (withinDay && offset === sampleOffset) {
      if (day !== sampleDay) {
        writeDay(sample, day);
        sampleDay = day;
      }
      bytes.set(sample, at);
      writeClock(bytes, at + START_CLOCK_OFFSET, minute);
      writeClock(bytes, at + END_CLOCK_OFFSET, endMinute);
    } else {
      const encoded = Buffer.from(`,${serializeSlotJson(start, duration, zone)}`);
      bytes.set(encoded, at);
      if (withinDay) [sample, sampleDay, sampleOffset] = [encoded, day, offset];
    }
    at += size;
  }
  bytes[0] = 0x5b; // [
  bytes[at] = 0x5d; // ]
  return bytes;
}

function writeDay(slot: Buffer, day: number): void {
  const date = fromEpochDay(day);
  slot.write(date, START_DATE_OFFSET, "latin1");
  slot.write(date, END_DATE_OFFSET, "latin1");
}

/** The digits of each minute of the day: `0900` at index 540. */
const CLOCKS = Buffer.from(
  Array.from(
    { length: DAY_MINUTES },
    (_, minute) => formatTwoDigits(minute / 60) + formatTwoDigits(minute % 60),
  ).join(""),
);

/** Overwrites the digits of `09:00`. */
function writeClock(bytes: Uint8Array, at: number, minute: number): void {
  const clock = minute * 4;
  bytes[at] = CLOCKS[clock] as number;
  bytes[at + 1] = CLOCKS[clock + 1] as number;
  bytes[at + 3] = CLOCKS[clock + 2] as number;
  bytes[at + 4] = CLOCKS[clock + 3] as number;
}

function formatTwoDigits(value: number): string {
  return String(Math.floor(value)).padStart(2, "0");
}

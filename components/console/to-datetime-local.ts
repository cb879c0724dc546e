import { DAY, MINUTE } from "@/lib/core/time/instant";

/** Formats an instant for a `datetime-local` field, on the clocks of the zone, to the minute. */
export const toDatetimeLocal = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat("sv", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  })
    .format(at)
    .replace(" ", "T");

/**
 * Returns the instant that a `datetime-local` field shows on the clocks of the zone: the first of two, and one after a
 * gap for a time that is skipped. Null if the field is empty.
 */
export function parseDatetimeLocal(timeZone: string, text: string): Date | null {
  const wall = Date.parse(`${text}Z`);
  if (Number.isNaN(wall)) return null;
  const measureOffset = (at: number) => Date.parse(`${toDatetimeLocal(timeZone, new Date(at))}Z`) - at;
  const floored = Math.floor(wall / MINUTE) * MINUTE;
  const [before, after] = [measureOffset(floored - DAY), measureOffset(floored + DAY)];
  const found = [before, after]
    .map((offset) => floored - offset)
    .find((at) => measureOffset(at) + at === floored);
  return new Date(found ?? floored - before);
}

import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import type { OpeningHours, OpeningSpan } from "@/lib/domain/locators/locations/opening-hours-schema";

/** An invalid time stays as typed, so that the API reports it. */
function parseTime(text: string): string {
  const [, hour, minute = "00"] = /^(\d{1,2})(?:[:.h](\d{2}))?$/.exec(text.trim()) ?? [];
  return hour === undefined ? text.trim() : `${hour.padStart(2, "0")}:${minute}`;
}

/** Parses opening hours: "9-12:30, 14:00–18:00" */
export const parseOpeningSpans = (text: string): OpeningSpan[] =>
  text
    .split(/[,;]/)
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const [start = "", end = ""] = part.split(/[-–—]/);
      return { start: parseTime(start), end: parseTime(end) };
    });

export const formatOpeningSpans = (spans: readonly OpeningSpan[] = []): string =>
  spans.map(({ start, end }) => `${start}–${end}`).join(", ");

const DAY_NAMES: Record<string, number> = { mo: 0, tu: 1, we: 2, th: 3, fr: 4, sa: 5, su: 6 };

/**
 * Parses the OpenStreetMap notation: "Mo-Fr 09:00-18:00; Sa 10:00-14:00". An unreadable part becomes a span of its
 * first day, so that the API reports it.
 */
export function parseOpeningWeek(text: string): OpeningHours {
  if (text.trim() === "24/7") text = "Mo-Su 00:00-24:00";
  const week: Partial<Record<Weekday, OpeningSpan[]>> = {};
  for (const part of text.split(";").filter((one) => one.trim() !== "")) {
    const [, days, times] = /^\s*([a-z\s,–-]+?)\s+(\d.*|off|closed)$/i.exec(part) ?? [];
    const numbers = days === undefined ? null : parseDays(days);
    if (!numbers || times === undefined) return { monday: [{ start: part.trim(), end: "" }] };
    const spans = /^\d/.test(times) ? parseOpeningSpans(times) : [];
    for (const number of numbers) week[WEEKDAYS[number] as Weekday] = spans;
  }
  return week;
}

function parseDays(text: string): number[] | null {
  const days = text.split(",").map((range) => {
    const ends = range.split(/[-–]/).map((name) => DAY_NAMES[name.trim().slice(0, 2).toLowerCase()]);
    const [first, last] = [ends[0], ends.at(-1)];
    if (first === undefined || last === undefined) return null;
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);
  });
  return days.some((one) => one === null) ? null : (days.flat() as number[]);
}

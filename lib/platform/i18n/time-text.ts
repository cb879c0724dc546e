import { MINUTE } from "@/lib/core/time/instant";
import { normalizeDigits } from "./normalize-digits";
import { toDayEndCycle } from "./to-day-end-cycle";

const HOUR = 60 * MINUTE;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * Formats a value "HH:MM" for a text field, on the clock of the locale (`hc`). With `isEnd`, 00:00 is the end of the
 * day. Other values stay as they are.
 */
export function formatTimeText(locale: string, time: string, isEnd = false): string {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  if (hours === undefined) return time;
  const { hourCycle = "h23" } = new Intl.Locale(locale);
  const at = Number(hours) * HOUR + Number(minutes) * MINUTE;
  return new Intl.DateTimeFormat(locale, {
    hour: hourCycle === "h23" ? "2-digit" : "numeric",
    minute: "2-digit",
    hourCycle: isEnd && at === 0 ? toDayEndCycle(hourCycle) : hourCycle,
    timeZone: "UTC",
  })
    .format(at)
    .replace(/\s/g, " "); // a typed space is an ordinary one
}

/**
 * Parses a time of day as people type it: "9", "930", "9:30", "9.30", "9h30", "9:30 pm", "21:30", in digits of any
 * script and with the locale's own words for the halves of the day. Returns "HH:MM"; 24:00 only with `isEnd`, as
 * 00:00. Null if it is no time.
 */
export function parseTimeText(locale: string, text: string, isEnd = false): string | null {
  const typed = normalizeDigits(text).toLocaleLowerCase(locale);
  const parts = splitParts(typed.match(/\d+/g) ?? []);
  if (!parts) return null;
  const word = toPeriodWord(typed.replace(/\d+/g, ""));
  const hour = word === "" ? parts.hour : findHour(locale, word, parts.hour);
  if (isEnd && hour === 24 && parts.minute === 0) return "00:00";
  if (hour === null || hour > 23 || parts.minute > 59) return null;
  return [hour, parts.minute].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Returns whether a text needs no further characters to be a time: "9" may become "930", or "9 pm". */
export const isCompleteTime = (text: string): boolean =>
  /\d\D*\d\D*\d|\d.*\p{L}/u.test(normalizeDigits(text));

function splitParts([first = "", second, ...rest]: readonly string[]) {
  const [hours, minutes] =
    second === undefined && first.length > 2
      ? [first.slice(0, -2), first.slice(-2)]
      : [first, second ?? "00"];
  if (rest.length > 0 || !/^\d\d?$/.test(hours) || !/^\d\d$/.test(minutes)) return null;
  return { hour: Number(hours), minute: Number(minutes) };
}

/** Marks of hours and minutes, between or after the digits, and in front of them. */
const UNITS = /^kl|uhr|[時时點点시分분]/gu;

/** Returns the word for a half of the day among the letters of a time; empty if there is none. */
function toPeriodWord(letters: string): string {
  const word = letters.replace(/[\s.:,"'׳״\u200e\u200f]/g, "").replace(UNITS, "");
  return word === "h" ? "" : word;
}

/** Returns the hour of the day that has this word and this number on a 12-hour clock. */
function findHour(locale: string, word: string, hour: number): number | null {
  if (hour < 1 || hour > 12) return null;
  if (/^[ap]m?$/.test(word)) return (hour % 12) + (word.startsWith("p") ? 12 : 0);
  const clock = new Intl.DateTimeFormat(locale, { hour: "numeric", hourCycle: "h12", timeZone: "UTC" });
  const findWord = (at: number) =>
    clock.formatToParts(at * HOUR).find(({ type }) => type === "dayPeriod")?.value ?? "";
  return (
    HOURS.find(
      (at) =>
        at % 12 === hour % 12 &&
        toPeriodWord(normalizeDigits(findWord(at)).toLocaleLowerCase(locale)) === word,
    ) ?? null
  );
}

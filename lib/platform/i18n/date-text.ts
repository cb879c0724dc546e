import { type LocalDate, parseLocalDate } from "@/lib/core/time/local-date";
import { normalizeDigits } from "./normalize-digits";

type DatePart = "year" | "month" | "day";

const makeFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { year: "numeric", month: "2-digit", day: "2-digit", timeZone: "UTC" });

/** Invisible marks, which a reader neither sees nor types. */
const MARKS = /[\u200e\u200f]/g;

/** Formats a value "YYYY-MM-DD" for a text field, in the order of the locale. Other values stay as they are. */
export function formatDateText(locale: string, date: string): string {
  return parseLocalDate(date) ? makeFormat(locale).format(new Date(date)).replace(MARKS, "") : date;
}

/**
 * Parses a date as people type it, in the order of the locale or as "YYYY-MM-DD", with a year of two digits or none
 * (that of `today`), in digits of any script. Null if it is no date.
 */
export function parseDateText(locale: string, text: string, today: LocalDate): LocalDate | null {
  const typed = normalizeDigits(text);
  const numbers = typed.match(/\d+/g) ?? [];
  if (/\p{L}/u.test(typed.replace(/[年月日년월일]/gu, "")) || numbers.length < 2 || numbers.length > 3)
    return null;
  const order: readonly DatePart[] = numbers[0]?.length === 4 ? ["year", "month", "day"] : listParts(locale);
  const used = numbers.length === 2 ? order.filter((part) => part !== "year") : order;
  const getPart = (part: DatePart) => numbers[used.indexOf(part)];
  const year = getPart("year") ?? today.slice(0, 4);
  const digits = [year.length === 2 ? `${today.slice(0, 2)}${year}` : year, getPart("month"), getPart("day")];
  return parseLocalDate(digits.map((part) => part?.padStart(2, "0")).join("-"));
}

/** Returns whether a text has all parts of a date, and needs no further digits. */
export const isCompleteDate = (text: string): boolean =>
  /\d{4}\D+\d\d?\D+\d\d|\d\D+\d\d?\D+\d{4}/.test(normalizeDigits(text));

/** Describes the expected format by the letters for day, month and year: "DD/MM/YYYY". */
export const formatDatePattern = (locale: string, letters: Record<DatePart, string>): string =>
  makeFormat(locale)
    .formatToParts(0)
    .map(({ type, value }) => {
      if (type === "year") return letters.year.repeat(4);
      return type === "month" || type === "day" ? letters[type].repeat(2) : value.replace(MARKS, "");
    })
    .join("");

const listParts = (locale: string): DatePart[] =>
  makeFormat(locale)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type): type is DatePart => type === "year" || type === "month" || type === "day");

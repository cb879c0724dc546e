import { type LocalDate, parseLocalDate } from "@/lib/core/time/local-date";
import { LANGUAGES } from "@/lib/platform/i18n/languages";

/** The order of day and month where both are numbers. */
export type DateOrder = "dmy" | "mdy";

/** A time on the wall clock, as far as a text has it. */
export interface ParsedDateTime {
  date: LocalDate | null;
  /** Minutes of the day. */
  minute: number | null;
  /** The text has an offset from UTC: milliseconds since 1970. */
  instant: number | null;
}

const ISO_PATTERN = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)? ?(?:Z|[+-]\d{2}:?\d{2})$/i;
const TIME_PATTERN =
  /(?<!\d)(\d{1,2})(?:[:h](\d{2}))?(?::\d{2})?\s*([ap]\.?m\.?)(?![\p{L}\d])|(?<!\d)(\d{1,2})[:h](\d{2})(?::\d{2})?(?!\d)/iu;
const NUMBERS_PATTERN = /(?<!\d)(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?!\d)/;
const YEAR_FIRST_PATTERN = /(?<!\d)(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?!\d)/;
const WORDS_PATTERN =
  /(?<!\d)(\d{1,2})\D{0,5}?\s*\.?\s*(\p{L}{3,})\.?,?\s+(?:de\s+)?(\d{4})|(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/u;

/** Parses a date, a time of day, or both. An order is needed for dates such as 3/4/2026. */
export function parseDateTime(text: string, order: DateOrder | null): ParsedDateTime {
  const trimmed = text.trim();
  if (ISO_PATTERN.test(trimmed)) {
    const instant = Date.parse(trimmed.replace(" ", "T").replace(" ", ""));
    return { date: null, minute: null, instant: Number.isFinite(instant) ? instant : null };
  }
  return {
    date: parseDate(trimmed, order),
    minute: parseMinute(trimmed.replace(/T(?=\d)/, " ")),
    instant: null,
  };
}

function parseDate(text: string, order: DateOrder | null): LocalDate | null {
  const [, year, month, day] = YEAR_FIRST_PATTERN.exec(text) ?? [];
  if (year) return buildDate(year, Number(month), Number(day));
  const numbers = NUMBERS_PATTERN.exec(text);
  if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[2])];
    if (order === null) return null;
    return buildDate(numbers[3], order === "dmy" ? second : first, order === "dmy" ? first : second);
  }
  const words = WORDS_PATTERN.exec(text);
  const name = words?.[2] ?? words?.[4];
  if (!words || !name) return null;
  return buildDate(words[3] ?? words[6], findMonth(name), Number(words[1] ?? words[5]));
}

const buildDate = (year: string | undefined, month: number, day: number): LocalDate | null =>
  parseLocalDate(`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);

function parseMinute(text: string): number | null {
  const match = TIME_PATTERN.exec(text);
  if (!match) return null;
  const [, hour12, minute12 = "0", half, hour24, minute24] = match;
  const minutes = Number(hour24 ? minute24 : minute12);
  const hours = hour24 ? Number(hour24) : toHour(Number(hour12), half ?? "");
  return hours <= 24 && minutes < 60 && hours * 60 + minutes <= 1440 ? hours * 60 + minutes : null;
}

const toHour = (hour: number, half: string) =>
  hour > 12 ? hour : (hour % 12) + (half.toLowerCase().startsWith("p") ? 12 : 0);

/**
 * Finds the order of day and month in which all dates of a file exist: null if both orders are possible. Dots are used with
 * the day first.
 */
export function findDateOrder(texts: readonly string[]): DateOrder | null {
  let found: DateOrder | null = null;
  for (const text of texts) {
    const [whole, first, second] = NUMBERS_PATTERN.exec(text) ?? [];
    if (!whole || YEAR_FIRST_PATTERN.test(text)) continue;
    if (Number(first) > 12 || whole.includes(".")) return "dmy";
    if (Number(second) > 12) found = "mdy";
  }
  return found;
}

const MONTHS = LANGUAGES.flatMap((language) =>
  (["long", "short"] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, day: "numeric", timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, index) => {
      const parts = format.formatToParts(Date.UTC(2026, index, 15));
      const name = parts.find(({ type }) => type === "month")?.value ?? "";
      return [normalizeMonth(name), index + 1] as const;
    });
  }),
);

const MONTH_NUMBERS = new Map(MONTHS.filter(([name]) => name.length > 2));

function normalizeMonth(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll(".", "");
}

/** Finds a month by its name or its first letters in any language of pages; 0 if there is none. */
function findMonth(name: string): number {
  const wanted = normalizeMonth(name);
  return MONTH_NUMBERS.get(wanted) ?? MONTH_NUMBERS.get(wanted.slice(0, 3)) ?? 0;
}

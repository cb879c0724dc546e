import { expect, it } from "vitest";
import type { LocalDate } from "@/lib/core/time/local-date";
import { buildReaderLocale } from "./build-reader-locale";
import { formatDatePattern, formatDateText, isCompleteDate, parseDateText } from "./date-text";
import { LANGUAGES, toLocale } from "./languages";

const TODAY = "2031-03-10" as LocalDate;
const [GERMAN, AMERICAN, BRITISH] = [toLocale("de", "DE"), toLocale("en", "US"), toLocale("en", "GB")];

it.each([
  [GERMAN, "31.12.2031", "2031-12-31"],
  [GERMAN, "1.2.2031", "2031-02-01"],
  [GERMAN, "1.2.", "2031-02-01"],
  [GERMAN, "1.2.32", "2032-02-01"],
  [GERMAN, "2031-12-31", "2031-12-31"],
  [AMERICAN, "12/31/2031", "2031-12-31"],
  [AMERICAN, "2/1", "2031-02-01"],
  [BRITISH, "2/1", "2031-01-02"],
  [BRITISH, "２/１/２０３１", "2031-01-02"],
  [toLocale("ar", "EG"), "٣١/١٢/٢٠٣١", "2031-12-31"],
  [toLocale("ja", "JP"), "2031年12月31日", "2031-12-31"],
])("parseDateText in %s understands %s", (locale, text, date) => {
  expect(parseDateText(locale, text, TODAY)).toBe(date);
});

it.each(["", "31", "31.12.203", "30.2.2031", "12/31/2031", "tomorrow", "1.2.2031 9", "1 May 2031"])(
  "parseDateText does not guess what %s means",
  (text) => {
    expect(parseDateText(GERMAN, text, TODAY)).toBeNull();
  },
);

it.each(LANGUAGES)("in %s, a date is parsed as it is written, without invisible characters", (lang) => {
  const locale = buildReaderLocale(lang, null);
  const text = formatDateText(locale, "2031-02-28");
  expect(text).toMatch(/^[\d ./-]+$/);
  expect(isCompleteDate(text)).toBe(true);
  expect(parseDateText(locale, text, TODAY)).toBe("2031-02-28");
});

it("a date is complete with a year of four digits", () => {
  expect(["1.2.", "1.2.20", "1.2.203", "2031-1"].filter(isCompleteDate)).toEqual([]);
  expect(["1.2.2031", "2031-12-31"].filter(isCompleteDate)).toEqual(["1.2.2031", "2031-12-31"]);
});

it("formatDatePattern writes the order of the locale in the reader's letters", () => {
  expect(formatDatePattern(GERMAN, { day: "T", month: "M", year: "J" })).toBe("TT.MM.JJJJ");
  expect(formatDatePattern(AMERICAN, { day: "D", month: "M", year: "Y" })).toBe("MM/DD/YYYY");
});

import { describe, expect, it } from "vitest";
import { buildReaderLocale } from "./build-reader-locale";
import { LANGUAGES } from "./languages";
import { formatTimeText, isCompleteTime, parseTimeText } from "./time-text";

const GERMAN = "de-DE-u-ca-gregory-nu-latn-hc-h23";
const AMERICAN = "en-US-u-ca-gregory-nu-latn-hc-h12";

it.each([
  ["9", "09:00"],
  ["21", "21:00"],
  ["930", "09:30"],
  ["0930", "09:30"],
  ["2130", "21:30"],
  ["9:30", "09:30"],
  ["9.30", "09:30"],
  ["9h30", "09:30"],
  ["9 h", "09:00"],
  ["9 Uhr 30", "09:30"],
  ["kl. 9.30", "09:30"],
  ["9:30 pm", "21:30"],
  ["9:30 P.M.", "21:30"],
  ["12 am", "00:00"],
  ["12p", "12:00"],
  ["21:30", "21:30"],
  ["００：３０", "00:30"],
  ["９時３０分", "09:30"],
  ["٠٩:٣٠", "09:30"],
  ["۲۱:۳۰", "21:30"],
])("parseTimeText understands %s", (text, time) => {
  expect(parseTimeText(GERMAN, text)).toBe(time);
  expect(parseTimeText(AMERICAN, text)).toBe(time);
});

it.each(["", "x", "25", "24:00", "9:5", "9:60", "13 pm", "0 am", "9 noon", "12345", "1:2:3"])(
  "parseTimeText does not guess what %s means",
  (text) => {
    expect(parseTimeText(GERMAN, text)).toBeNull();
  },
);

it("24:00 is the end of a day only where a day can end", () => {
  expect(parseTimeText(GERMAN, "24:00", true)).toBe("00:00");
  expect(parseTimeText(GERMAN, "24", true)).toBe("00:00");
  expect(parseTimeText(GERMAN, "24:01", true)).toBeNull();
  expect(formatTimeText(GERMAN, "00:00", true)).toBe("24:00");
  expect(formatTimeText(GERMAN, "00:00")).toBe("00:00");
  expect(formatTimeText(AMERICAN, "00:00", true)).toBe("12:00 AM");
});

it("formatTimeText uses the reader's clock, and leaves other values as they are", () => {
  expect(formatTimeText(GERMAN, "09:05")).toBe("09:05");
  expect(formatTimeText(AMERICAN, "09:05")).toBe("9:05 AM");
  expect(formatTimeText(AMERICAN, "")).toBe("");
  expect(formatTimeText(AMERICAN, "soon")).toBe("soon");
});

describe.each(LANGUAGES)("in %s", (lang) => {
  it.each(["h12", "h23"])("every time on a clock of %s is parsed as it is written", (clock) => {
    const locale = buildReaderLocale(lang, null).replace(/h\d\d$/, clock);
    for (const time of ["00:00", "00:30", "03:05", "09:00", "11:59", "12:00", "12:30", "18:45", "23:15"])
      expect(parseTimeText(locale, formatTimeText(locale, time)), time).toBe(time);
  });
});

it("a time is complete with its minutes or its half of the day", () => {
  expect(["9", "21", "9:3"].filter(isCompleteTime)).toEqual([]);
  expect(["930", "9:30", "2130", "9 pm", "9h", "午後9"].filter(isCompleteTime)).toEqual([
    "930",
    "9:30",
    "2130",
    "9 pm",
    "9h",
  ]);
});

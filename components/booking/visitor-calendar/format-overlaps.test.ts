import { expect, it } from "vitest";
import type { VisitorBusyTime, VisitorCalendarView } from "@/lib/pages/visitor-calendar/view";
import { loadPageMessages } from "@/lib/platform/i18n/load-messages";
import { formatOverlaps } from "./format-overlaps";

const view: VisitorCalendarView = {
  label: "",
  lang: "en",
  locale: "en-GB",
  hourCycle: "h23",
  zone: "Europe/Berlin",
  minutes: 30,
};
const texts = loadPageMessages("en").visitorCalendar;

const LUNCH: VisitorBusyTime = {
  start: Date.parse("2031-03-10T11:00Z"),
  end: Date.parse("2031-03-10T12:00Z"),
  allDay: false,
  title: "Team lunch",
};

/** Formats the overlaps without bidi isolation marks. */
const format = (times: VisitorBusyTime[], usedView = view, usedTexts = texts) =>
  formatOverlaps(times, usedTexts, usedView).replace(/[\u2068\u2069]/g, "");

it("formatOverlaps has the title and the times in the zone of the page", () => {
  expect(format([LUNCH])).toBe("You: Team lunch 12:00–13:00");
  expect(format([LUNCH], { ...view, zone: "America/New_York" })).toBe("You: Team lunch 07:00–08:00");
  expect(format([LUNCH], { ...view, locale: "en-US", hourCycle: "h12" })).toMatch(
    /^You: Team lunch 12:00\s?–\s?1:00\sPM$/,
  );
});

it("formatOverlaps leaves out a missing title or missing times", () => {
  const { title, ...untitled } = LUNCH;
  expect(format([untitled])).toBe("You’re busy 12:00–13:00");
  expect(format([{ ...LUNCH, allDay: true }])).toBe("You: Team lunch, all day");
  expect(format([{ ...untitled, allDay: true }])).toBe("You’re busy all day");
});

it("formatOverlaps lists each entry once", () => {
  expect(format([LUNCH, { ...LUNCH }, { ...LUNCH, title: "Call" }])).toBe(
    "You: Team lunch 12:00–13:00 · You: Call 12:00–13:00",
  );
});

it("formatOverlaps keeps a title that looks like a placeholder", () => {
  expect(format([{ ...LUNCH, title: "{time} $& <b>" }])).toBe("You: {time} $& <b> 12:00–13:00");
});

it("formatOverlaps isolates the direction of a title from the surrounding text", () => {
  const formatted = formatOverlaps([LUNCH], loadPageMessages("ar").visitorCalendar, {
    ...view,
    lang: "ar",
    locale: "ar-u-nu-latn",
  });
  expect(formatted).toContain("\u2068Team lunch\u2069");
});

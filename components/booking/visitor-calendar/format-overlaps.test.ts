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
const texts = loadPageMessages("en").ownCalendar;

const LUNCH: VisitorBusyTime = {
  start: Date.parse("2031-03-10T11:00Z"),
  end: Date.parse("2031-03-10T12:00Z"),
  allDay: false,
  title: "Team lunch",
};

/** Formats the overlaps without bidi isolation marks. */
const say = (times: VisitorBusyTime[], asked = view, said = texts) =>
  formatOverlaps(times, said, asked).replace(/[\u2068\u2069]/g, "");

it("formatOverlaps says what it is and when, on the clock of the page", () => {
  expect(say([LUNCH])).toBe("You: Team lunch 12:00–13:00");
  expect(say([LUNCH], { ...view, zone: "America/New_York" })).toBe("You: Team lunch 07:00–08:00");
  expect(say([LUNCH], { ...view, locale: "en-US", hourCycle: "h12" })).toMatch(
    /^You: Team lunch 12:00\s?–\s?1:00\sPM$/,
  );
});

it("formatOverlaps says less of what has no title, or no times", () => {
  const { title, ...untitled } = LUNCH;
  expect(say([untitled])).toBe("You are busy 12:00–13:00");
  expect(say([{ ...LUNCH, allDay: true }])).toBe("You: Team lunch, all day");
  expect(say([{ ...untitled, allDay: true }])).toBe("You are busy all day");
});

it("formatOverlaps says each thing once", () => {
  expect(say([LUNCH, { ...LUNCH }, { ...LUNCH, title: "Call" }])).toBe(
    "You: Team lunch 12:00–13:00 · You: Call 12:00–13:00",
  );
});

it("formatOverlaps leaves a title as it is, whatever it looks like", () => {
  expect(say([{ ...LUNCH, title: "{time} $& <b>" }])).toBe("You: {time} $& <b> 12:00–13:00");
});

it("formatOverlaps keeps the direction of a title apart from that of the text around it", () => {
  const said = formatOverlaps([LUNCH], loadPageMessages("ar").ownCalendar, {
    ...view,
    lang: "ar",
    locale: "ar-u-nu-latn",
  });
  expect(said).toContain("\u2068Team lunch\u2069");
});

import { describe, expect, it } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { HOSTILE_FILES, type ParseOutcome } from "@/lib/domain/calendars/testing/hostile-files";
import { expandCalendar } from "./expand-calendar";
import { MAX_STEPS, StepBudget } from "./step-budget";

const START = Date.UTC(2027, 0, 1);
const frame = {
  window: { start: asInstant(START), end: asInstant(START + 550 * DAY) },
  zone: "Europe/Paris",
};

/** Size in characters; larger texts take long by themselves. */
const LONGEST = 1_000_000;

function describeOutcome(text: string): ParseOutcome {
  try {
    const objects = expandCalendar(text, frame, new StepBudget(MAX_STEPS));
    return objects.some(({ unread }) => unread) ? "told" : "read";
  } catch {
    return "unreadable";
  }
}

describe("expandCalendar with a hostile calendar", () => {
  it.each(HOSTILE_FILES)("handles $name: $outcome", ({ text, outcome }) => {
    expect(describeOutcome(text())).toBe(outcome);
  });

  it("still expands an ordinary event in the same calendar", () => {
    const plain = [
      "BEGIN:VEVENT",
      "UID:plain",
      "DTSTART:20270301T090000Z",
      "DURATION:PT1H",
      "RRULE:FREQ=DAILY;COUNT=3",
      "END:VEVENT",
    ].join("\r\n");
    const isCalendar = (text: string) => /^BEGIN:VCALENDAR[\s\S]*END:VCALENDAR\s*$/.test(text);
    for (const { name, text } of HOSTILE_FILES) {
      const file = text();
      if (!isCalendar(file) || file.length > LONGEST || /without end|within parts/.test(name)) continue;
      const whole = file.replace(/END:VCALENDAR\s*$/, `${plain}\r\nEND:VCALENDAR\r\n`);
      const objects = expandCalendar(whole, frame, new StepBudget(MAX_STEPS));
      expect([name, objects.find(({ uid }) => uid === "plain")?.busy.length]).toEqual([name, 3]);
    }
  });
});

import { describe, expect, it } from "vitest";
import type { ApiEvent } from "../../resources/event-state-mark";
import { groupByDay } from "./group-by-day";

const makeEvent = (title: string, dates: [date: string, allDay?: boolean][], chosen?: number) =>
  ({
    title,
    timezone: "Pacific/Auckland",
    dates: dates.map(([date, all_day = false], at) => ({ _id: `${at}`, date, end_date: date, all_day })),
    confirmed: { flag: chosen !== undefined, date_id: chosen === undefined ? null : `${chosen}` },
  }) as unknown as ApiEvent;

const group = (events: ApiEvent[], isIncluded = (_: string) => true) =>
  [...groupByDay(events, "Europe/Paris", isIncluded)].map(([day, entries]) => [
    day,
    ...entries.map(({ event }) => event.title),
  ]);

describe("groupByDay", () => {
  it("groups meetings by the reader's day, in order of their times", () => {
    const late = makeEvent("late", [["2031-03-10T23:30:00Z"]], 0);
    const early = makeEvent("early", [["2031-03-11T07:00:00Z"]], 0);
    expect(group([early, late])).toEqual([["2031-03-11", "late", "early"]]);
  });

  it("keeps the dates of all-day meetings and lists them first", () => {
    const whole = makeEvent("whole", [["2031-03-09T11:00:00Z", true]], 0); // midnight of the tenth in Auckland
    const other = makeEvent("other", [["2031-03-10T00:00:00Z"]], 0);
    expect(group([other, whole])).toEqual([["2031-03-10", "whole", "other"]]);
  });

  it("lists a meeting on every proposed date, or on the confirmed one", () => {
    const dates: [string][] = [["2031-03-10T09:00:00Z"], ["2031-03-12T09:00:00Z"]];
    expect(group([makeEvent("planned", dates)])).toEqual([
      ["2031-03-10", "planned"],
      ["2031-03-12", "planned"],
    ]);
    expect(group([makeEvent("confirmed", dates, 1)])).toEqual([["2031-03-12", "confirmed"]]);
  });

  it("leaves out excluded days", () => {
    const event = makeEvent("it", [["2031-03-10T09:00:00Z"]], 0);
    expect(group([event], (day) => day > "2031-03-10")).toEqual([]);
  });
});

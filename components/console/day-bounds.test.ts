import { describe, expect, it } from "vitest";
import { findDayEnd, findDayStart } from "./day-bounds";

describe("the bounds of a day", () => {
  it.each([
    ["Asia/Tokyo", "2031-03-10", "2031-03-09T15:00:00.000Z", "2031-03-10T15:00:00.000Z"],
    ["America/Bogota", "2031-03-10", "2031-03-10T05:00:00.000Z", "2031-03-11T05:00:00.000Z"],
    ["Europe/Berlin", "2031-03-30", "2031-03-29T23:00:00.000Z", "2031-03-30T22:00:00.000Z"],
    ["Europe/Berlin", "2031-10-26", "2031-10-25T22:00:00.000Z", "2031-10-26T23:00:00.000Z"],
    ["Africa/Cairo", "2031-04-25", "2031-04-24T22:00:00.000Z", "2031-04-25T21:00:00.000Z"],
  ])("follow the clocks of %s on %s", (zone, day, start, end) => {
    expect([findDayStart(zone, day), findDayEnd(zone, day)]).toEqual([new Date(start), new Date(end)]);
  });

  it.each(["", "soon", "2031-13-40"])("are missing for %j, which is no day", (text) => {
    expect([findDayStart("Europe/Berlin", text), findDayEnd("Europe/Berlin", text)]).toEqual([null, null]);
  });
});

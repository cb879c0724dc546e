import { describe, expect, it } from "vitest";
import { makeDate, makeHost, makeInstant, makeInterval } from "@/lib/core/slots/testing/factories";
import { isFree } from "./is-free";

const start = makeInstant("2031-03-10T03:00Z");
const end = makeInstant("2031-03-10T04:00Z");

describe("isFree", () => {
  it("ignores working hours", () => {
    expect(isFree(makeHost(), start, end)).toBe(true);
  });

  it("works without an availability", () => {
    expect(isFree({ ...makeHost(), schedule: null }, start, end)).toBe(true);
  });

  it("lets meetings touch if there are no buffers", () => {
    const meetings = [
      makeInterval("2031-03-10T02:00Z", "2031-03-10T03:00Z"),
      makeInterval("2031-03-10T04:00Z", "2031-03-10T05:00Z"),
    ];
    expect(isFree(makeHost({}, { meetings }), start, end)).toBe(true);
    expect(isFree({ ...makeHost({}, { meetings }), schedule: null }, start, end)).toBe(true);
  });

  it("applies the larger buffer to an earlier meeting", () => {
    const meetings = [makeInterval("2031-03-10T02:00Z", "2031-03-10T02:45Z")];
    expect(isFree(makeHost({ bufferAfter: 15 }, { meetings }), start, end)).toBe(true);
    expect(isFree(makeHost({ bufferAfter: 16 }, { meetings }), start, end)).toBe(false);
  });

  it("applies the buffer after to a later calendar event", () => {
    const busy = [makeInterval("2031-03-10T04:15Z", "2031-03-10T05:00Z")];
    expect(isFree(makeHost({ bufferBefore: 60, bufferAfter: 15 }, { busy }), start, end)).toBe(true);
    expect(isFree(makeHost({ bufferBefore: 60, bufferAfter: 16 }, { busy }), start, end)).toBe(false);
  });

  it("applies the availability's setting to all-day events", () => {
    const allDay = [{ from: makeDate("2031-03-10"), to: makeDate("2031-03-11") }];
    expect(isFree(makeHost({ allDayBusy: true }, { allDay }), start, end)).toBe(false);
    expect(isFree(makeHost({ allDayBusy: false }, { allDay }), start, end)).toBe(true);
  });
});

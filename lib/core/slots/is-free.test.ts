import { describe, expect, it } from "vitest";
import { at, between, date, hostWith } from "@/lib/core/slots/testing/factories";
import { isFree } from "./is-free";

const start = at("2031-03-10T03:00Z");
const end = at("2031-03-10T04:00Z");

describe("isFree", () => {
  it("does not ask for working hours", () => {
    expect(isFree(hostWith(), start, end)).toBe(true);
  });

  it("does not ask for an availability at all", () => {
    expect(isFree({ ...hostWith(), schedule: null }, start, end)).toBe(true);
  });

  it("lets meetings touch without buffers", () => {
    const meetings = [
      between("2031-03-10T02:00Z", "2031-03-10T03:00Z"),
      between("2031-03-10T04:00Z", "2031-03-10T05:00Z"),
    ];
    expect(isFree(hostWith({}, { meetings }), start, end)).toBe(true);
    expect(isFree({ ...hostWith({}, { meetings }), schedule: null }, start, end)).toBe(true);
  });

  it("keeps the larger buffer to a meeting before", () => {
    const meetings = [between("2031-03-10T02:00Z", "2031-03-10T02:45Z")];
    expect(isFree(hostWith({ bufferAfter: 15 }, { meetings }), start, end)).toBe(true);
    expect(isFree(hostWith({ bufferAfter: 16 }, { meetings }), start, end)).toBe(false);
  });

  it("keeps the buffer after to a calendar event after", () => {
    const busy = [between("2031-03-10T04:15Z", "2031-03-10T05:00Z")];
    expect(isFree(hostWith({ bufferBefore: 60, bufferAfter: 15 }, { busy }), start, end)).toBe(true);
    expect(isFree(hostWith({ bufferBefore: 60, bufferAfter: 16 }, { busy }), start, end)).toBe(false);
  });

  it("counts all-day events as the availability says", () => {
    const allDay = [{ from: date("2031-03-10"), to: date("2031-03-11") }];
    expect(isFree(hostWith({ allDayBusy: true }, { allDay }), start, end)).toBe(false);
    expect(isFree(hostWith({ allDayBusy: false }, { allDay }), start, end)).toBe(true);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySearch } from "@/lib/core/slots/testing/any-search";
import { buildWeek, makeDate, makeHost, makeInstant, makeInterval } from "@/lib/core/slots/testing/factories";
import { asInstant, MINUTE } from "@/lib/core/time/instant";
import { canTakeMeeting } from "./can-take-meeting";
import { findSlots } from "./find-slots";

const start = makeInstant("2031-03-10T03:00Z");
const end = makeInstant("2031-03-10T04:00Z");
const meetings = [makeInterval("2031-03-10T02:00Z", "2031-03-10T02:45Z")];

describe("canTakeMeeting", () => {
  it("ignores working hours, notice and bookable dates", () => {
    expect(canTakeMeeting(makeHost(), start, end)).toBe(true);
    const rules = {
      minimumNotice: 600,
      startDate: makeDate("2031-03-11"),
      holidays: [makeDate("2031-03-10")],
    };
    expect(canTakeMeeting(makeHost({ ...rules, week: buildWeek([]) }), start, end)).toBe(true);
    expect(canTakeMeeting({ ...makeHost(), schedule: null }, start, end)).toBe(true);
  });

  it("requires the host to be free, buffers included", () => {
    expect(canTakeMeeting(makeHost({ bufferAfter: 15 }, { meetings }), start, end)).toBe(true);
    expect(canTakeMeeting(makeHost({ bufferAfter: 16 }, { meetings }), start, end)).toBe(false);
  });

  it("requires the host not to be absent during any part of the meeting", () => {
    const absences = [{ from: makeDate("2031-03-11"), to: makeDate("2031-03-12") }];
    const night = makeHost({ absences });
    expect(
      canTakeMeeting(night, makeInstant("2031-03-10T22:00+01:00"), makeInstant("2031-03-11T00:00+01:00")),
    ).toBe(true);
    expect(
      canTakeMeeting(night, makeInstant("2031-03-10T22:00+01:00"), makeInstant("2031-03-11T00:01+01:00")),
    ).toBe(false);
    expect(
      canTakeMeeting(night, makeInstant("2031-03-12T00:00+01:00"), makeInstant("2031-03-12T01:00+01:00")),
    ).toBe(true);
  });

  it("counts the nights of a stay against the limits of its page", () => {
    const stay = {
      unit: "night",
      least: 1,
      most: 7,
      checkIn: 15 * 60,
      checkOut: 11 * 60,
      arrivalDays: null,
      departureDays: null,
    } as const;
    const booked = [makeInterval("2031-03-10T15:00+01:00", "2031-03-12T11:00+01:00")];
    const limits = [{ unit: "count", per: "week", most: 3 }] as const;
    const host = { ...makeHost(), quotas: [{ of: "page" as const, limits, meetings: booked }] };
    const stays = (until: string) =>
      canTakeMeeting(host, makeInstant("2031-03-13T15:00+01:00"), makeInstant(until), stay);
    expect(stays("2031-03-14T11:00+01:00")).toBe(true);
    expect(stays("2031-03-15T11:00+01:00")).toBe(false);
  });

  it("reads an absence in the zone of a travel", () => {
    const days = { from: makeDate("2031-03-11"), to: makeDate("2031-03-12") };
    const host = makeHost({ absences: [days], travels: [{ ...days, zone: "America/New_York" }] });
    expect(
      canTakeMeeting(host, makeInstant("2031-03-11T02:00+01:00"), makeInstant("2031-03-11T03:00+01:00")),
    ).toBe(true);
    expect(
      canTakeMeeting(host, makeInstant("2031-03-11T17:00-04:00"), makeInstant("2031-03-11T18:30-04:00")),
    ).toBe(false);
  });

  it("respects the limits of the host, the page and the type", () => {
    const limits = [{ per: "day", unit: "count", most: 1 }] as const;
    expect(canTakeMeeting(makeHost({ limits }, { meetings }), start, end)).toBe(false);
    expect(canTakeMeeting(makeHost({ limits }), start, end)).toBe(true);
    const quotas = [{ of: "type", limits, meetings }] as const;
    expect(canTakeMeeting(makeHost({}, { quotas }), start, end)).toBe(false);
  });

  it("allows every offered slot", () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const hosts = search.hosts.slice(0, 1);
        for (const slot of findSlots({ ...search, hosts })) {
          const until = asInstant(slot + search.duration * MINUTE);
          expect(hosts.every((host) => canTakeMeeting(host, slot, until))).toBe(true);
        }
      }),
    );
  });
});

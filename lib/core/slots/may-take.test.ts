import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySearch } from "@/lib/core/slots/testing/any-search";
import { at, between, buildWeek, date, hostWith } from "@/lib/core/slots/testing/factories";
import { instant, MINUTE } from "@/lib/core/time/instant";
import { findSlots } from "./find-slots";
import { mayTake } from "./may-take";

const start = at("2031-03-10T03:00Z");
const end = at("2031-03-10T04:00Z");
const meetings = [between("2031-03-10T02:00Z", "2031-03-10T02:45Z")];

describe("mayTake", () => {
  it("asks neither for working hours, nor for notice, nor for bookable dates", () => {
    expect(mayTake(hostWith(), start, end)).toBe(true);
    const rules = { minimumNotice: 600, startDate: date("2031-03-11"), holidays: [date("2031-03-10")] };
    expect(mayTake(hostWith({ ...rules, week: buildWeek([]) }), start, end)).toBe(true);
    expect(mayTake({ ...hostWith(), schedule: null }, start, end)).toBe(true);
  });

  it("wants the host free, buffers included", () => {
    expect(mayTake(hostWith({ bufferAfter: 15 }, { meetings }), start, end)).toBe(true);
    expect(mayTake(hostWith({ bufferAfter: 16 }, { meetings }), start, end)).toBe(false);
  });

  it("wants the host not to be absent at any part of it", () => {
    const absences = [{ from: date("2031-03-11"), to: date("2031-03-12") }];
    const night = hostWith({ absences });
    expect(mayTake(night, at("2031-03-10T22:00+01:00"), at("2031-03-11T00:00+01:00"))).toBe(true);
    expect(mayTake(night, at("2031-03-10T22:00+01:00"), at("2031-03-11T00:01+01:00"))).toBe(false);
    expect(mayTake(night, at("2031-03-12T00:00+01:00"), at("2031-03-12T01:00+01:00"))).toBe(true);
  });

  it("takes an absence to be on the clocks of a travel", () => {
    const days = { from: date("2031-03-11"), to: date("2031-03-12") };
    const host = hostWith({ absences: [days], travels: [{ ...days, zone: "America/New_York" }] });
    expect(mayTake(host, at("2031-03-11T02:00+01:00"), at("2031-03-11T03:00+01:00"))).toBe(true);
    expect(mayTake(host, at("2031-03-11T17:00-04:00"), at("2031-03-11T18:30-04:00"))).toBe(false);
  });

  it("keeps to the limits of the host, the page and the type", () => {
    const limits = [{ per: "day", unit: "count", most: 1 }] as const;
    expect(mayTake(hostWith({ limits }, { meetings }), start, end)).toBe(false);
    expect(mayTake(hostWith({ limits }), start, end)).toBe(true);
    const quotas = [{ of: "type", limits, meetings }] as const;
    expect(mayTake(hostWith({}, { quotas }), start, end)).toBe(false);
  });

  it("allows everything that is offered", () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const hosts = search.hosts.slice(0, 1);
        for (const slot of findSlots({ ...search, hosts })) {
          const until = instant(slot + search.duration * MINUTE);
          expect(hosts.every((host) => mayTake(host, slot, until))).toBe(true);
        }
      }),
    );
  });
});

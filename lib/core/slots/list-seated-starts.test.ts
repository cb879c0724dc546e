import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySearch } from "@/lib/core/slots/testing/any-search";
import {
  formatStarts,
  makeDate,
  makeHost,
  makeInstant,
  makeInterval,
} from "@/lib/core/slots/testing/factories";
import { asInstant, DAY, MINUTE } from "@/lib/core/time/instant";
import { explainSlot } from "./explain-slot";
import { findSlots } from "./find-slots";
import type { Host, Schedule } from "./schedule";
import type { SlotSearch } from "./slot-search";

const meeting = makeInterval("2031-03-10T10:00+01:00", "2031-03-10T11:00+01:00");

const seatedHost = (free: number, schedule: Partial<Schedule> = {}, busy: Partial<Host> = {}): Host =>
  makeHost(schedule, { meetings: [meeting], seated: [{ ...meeting, free }], ...busy });

const search = (host: Host, rest: Partial<SlotSearch> = {}): SlotSearch => ({
  hosts: [host],
  match: "all",
  duration: 60,
  from: makeInstant("2031-03-10T09:00+01:00"),
  to: makeInstant("2031-03-10T13:00+01:00"),
  now: makeInstant("2031-03-01T00:00Z"),
  ...rest,
});

const find = (host: Host, rest?: Partial<SlotSearch>) =>
  formatStarts("Europe/Paris", findSlots(search(host, rest))).map((start) => start.slice(11, 16));

const explain = (host: Host, rest?: Partial<SlotSearch>) => explainSlot(search(host, rest), meeting.start);

describe("A meeting with free seats", () => {
  it("is offered at its own start and length only", () => {
    expect(find(seatedHost(1))).toEqual(["09:00", "10:00", "11:00", "12:00"]);
    expect(find(seatedHost(1), { duration: 30, step: 60 })).toEqual(["09:00", "11:00", "12:00"]);
    expect(find(seatedHost(0))).toEqual(["09:00", "11:00", "12:00"]);
  });

  it("is offered regardless of grid, busy time, buffers and limits", () => {
    expect(find(seatedHost(1), { step: 90 })).toEqual(["09:00", "10:00", "12:00"]);
    expect(find(seatedHost(1, {}, { busy: [meeting] }))).toContain("10:00");
    expect(find(seatedHost(1, { bufferBefore: 60 }))).toEqual(["10:00", "12:00"]);
    const limits = [{ per: "day", unit: "count", most: 1 } as const];
    const quotas = [{ of: "page", limits, meetings: [meeting] } as const];
    expect(find(seatedHost(1, { limits }, { quotas }))).toEqual(["10:00"]);
  });

  it("is not offered outside of the hours, or once a rule closes its time", () => {
    const away = { from: makeDate("2031-03-10"), to: makeDate("2031-03-11") };
    expect(find(seatedHost(1, { absences: [away] }))).toEqual([]);
    expect(explain(seatedHost(1, { absences: [away] }))).toMatchObject([{ rule: "absence" }]);
    expect(
      find(seatedHost(1, { minimumNotice: 60 }), { now: makeInstant("2031-03-10T09:30+01:00") }),
    ).toEqual(["11:00", "12:00"]);
  });

  it("is reported as full without free seats", () => {
    expect(explain(seatedHost(1))).toEqual([]);
    expect(explain(seatedHost(0))).toEqual([{ rule: "full", host: 0, period: meeting, buffer: false }]);
    expect(explain(seatedHost(0), { duration: 30 })).toMatchObject([{ rule: "meeting" }]);
  });

  it("has explanations that agree with the offer", () => {
    const anySeated = fc.tuple(
      anySearch,
      fc.integer({ min: 0, max: (2 * DAY) / MINUTE }),
      fc.integer({ min: 0, max: 2 }),
    );
    fc.assert(
      fc.property(anySeated, ([slotSearch, minute, free]) => {
        const start = asInstant(slotSearch.from + minute * MINUTE);
        const time = { start, end: asInstant(start + slotSearch.duration * MINUTE) };
        const [first, ...otherHosts] = slotSearch.hosts;
        const seated = {
          ...first,
          meetings: [...(first?.meetings ?? []), time],
          seated: [{ ...time, free }],
        };
        const open = {
          ...slotSearch,
          hosts: [seated as Host, ...otherHosts],
          from: start,
          to: asInstant(start + 1),
        };
        expect(explainSlot(open, start).length === 0).toBe(findSlots(open).length > 0);
      }),
      { numRuns: 500 },
    );
  });
});

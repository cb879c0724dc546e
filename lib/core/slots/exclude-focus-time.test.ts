import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyFocus } from "@/lib/core/slots/testing/any-rules";
import { anySearch } from "@/lib/core/slots/testing/any-search";
import {
  buildWeek,
  formatStarts,
  makeDate,
  makeHost,
  makeInstant,
  makeInterval,
  makeRange,
} from "@/lib/core/slots/testing/factories";
import { findSlotsByMinute } from "@/lib/core/slots/testing/oracle";
import { listTransitionDays, TEST_ZONES } from "@/lib/core/slots/testing/test-zones";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { explainSlot } from "./explain-slot";
import { findSlots } from "./find-slots";
import { findSuggestions } from "./find-suggestions";
import type { EveningLimit, FocusBlocks } from "./focus";
import type { Host, Schedule } from "./schedule";
import type { SlotSearch } from "./slot-search";

const ZONE = "Europe/Paris";
const MORNINGS = buildWeek([makeRange("09:00", "12:00")], [0, 1, 2]);
const LUNCH: FocusBlocks = { per: "day", count: 1, minutes: 30, between: makeRange("11:30", "14:00") };
const TWO_MORNINGS: FocusBlocks = { per: "week", count: 2, minutes: 180, between: null };

/** Searches the week from Monday, 10 March 2031, by the hour. */
const search = (hosts: readonly Host[], changes: Partial<SlotSearch> = {}): SlotSearch => ({
  hosts,
  match: "all",
  duration: 60,
  from: makeInstant("2031-03-10T00:00+01:00"),
  to: makeInstant("2031-03-17T00:00+01:00"),
  now: makeInstant("2031-03-01T00:00+01:00"),
  ...changes,
});

const keeping = (blocks: readonly FocusBlocks[], changes: Partial<Schedule> = {}) => ({
  focus: { blocks, evenings: null },
  ...changes,
});

const list = (one: SlotSearch) => formatStarts(ZONE, findSlots(one)).map((start) => start.slice(8, 16));

describe("blocks that stay free each week", () => {
  it("leave the other days open until one has a meeting, then only that day", () => {
    const free = makeHost(keeping([TWO_MORNINGS], { week: MORNINGS }));
    expect(list(search([free]))).toHaveLength(9);
    const booked = { ...free, meetings: [makeInterval("2031-03-11T09:00+01:00", "2031-03-11T10:00+01:00")] };
    expect(list(search([booked]))).toEqual(["11T10:00", "11T11:00"]);
  });

  it("count calendar entries, but cost no further time once they cannot be kept", () => {
    const host = makeHost(keeping([TWO_MORNINGS], { week: MORNINGS }), {
      busy: [
        makeInterval("2031-03-10T09:00+01:00", "2031-03-10T10:00+01:00"),
        makeInterval("2031-03-11T09:00+01:00", "2031-03-11T10:00+01:00"),
      ],
    });
    // Wednesday's is the only block left, and stays; Monday and Tuesday have none to lose.
    expect(list(search([host]))).toEqual(["10T10:00", "10T11:00", "11T10:00", "11T11:00"]);
  });

  it("begin anew with the week", () => {
    const host = makeHost(keeping([TWO_MORNINGS], { week: MORNINGS }), {
      meetings: [makeInterval("2031-03-11T09:00+01:00", "2031-03-11T10:00+01:00")],
    });
    const next = search([host], { to: makeInstant("2031-03-24T00:00+01:00") });
    expect(list(next).filter((start) => start >= "17")).toHaveLength(9);
  });

  it("count no day that a holiday closes", () => {
    const holidays = [makeDate("2031-03-10")];
    const host = makeHost(keeping([TWO_MORNINGS], { week: MORNINGS, holidays }));
    expect(list(search([host]))).toEqual([]);
  });
});

describe("time that stays free each day", () => {
  const week = buildWeek([makeRange("10:00", "16:00")], [0]);

  it("can lie anywhere in its range, while one piece is long enough", () => {
    const host = makeHost(keeping([LUNCH], { week }));
    expect(list(search([host]))).toEqual([
      "10T10:00",
      "10T11:00",
      "10T12:00",
      "10T13:00",
      "10T14:00",
      "10T15:00",
    ]);
    const busy = [makeInterval("2031-03-10T12:00+01:00", "2031-03-10T13:30+01:00")];
    expect(list(search([makeHost(keeping([LUNCH], { week }), { busy })], { step: 30 }))).toEqual([
      "10T10:00",
      "10T10:30",
      "10T11:00",
      "10T13:30",
      "10T14:00",
      "10T14:30",
      "10T15:00",
    ]);
  });

  it("is not shortened by a meeting's buffer", () => {
    const host = makeHost(keeping([LUNCH], { week, bufferAfter: 10 }), {
      busy: [makeInterval("2031-03-10T12:00+01:00", "2031-03-10T14:00+01:00")],
    });
    // A meeting until 11:30 would take ten minutes of the last half hour.
    expect(list(search([host], { step: 30 }))).toEqual(["10T10:00", "10T14:00", "10T14:30", "10T15:00"]);
  });
});

describe("evenings", () => {
  const evenings: EveningLimit = { most: 1, from: 18 * 60 };
  const week = buildWeek([makeRange("16:00", "20:00")], [0, 1]);
  const host = makeHost({ week, focus: { blocks: [], evenings } });

  it("are offered until a week has enough of them, whatever calendars say", () => {
    expect(list(search([host]))).toHaveLength(8);
    const busy = { ...host, busy: [makeInterval("2031-03-10T18:00+01:00", "2031-03-10T20:00+01:00")] };
    expect(list(search([busy]))).toContain("11T18:00");
  });

  it("of which one has a meeting, that one stays open", () => {
    const meetings = [makeInterval("2031-03-10T17:30+01:00", "2031-03-10T18:30+01:00")];
    expect(list(search([{ ...host, meetings }]))).toEqual(["10T16:00", "10T19:00", "11T16:00", "11T17:00"]);
  });
});

describe("an explanation", () => {
  it("names the rule, and the change that would free the time", () => {
    const host = makeHost(keeping([TWO_MORNINGS], { week: MORNINGS }), {
      meetings: [makeInterval("2031-03-11T09:00+01:00", "2031-03-11T10:00+01:00")],
    });
    const one = search([host]);
    const start = makeInstant("2031-03-10T09:00+01:00");
    expect(explainSlot(one, start)).toEqual([{ rule: "focus", host: 0, blocks: TWO_MORNINGS, left: 1 }]);
    expect(findSuggestions(one, start)).toEqual([{ rule: "focus", host: 0, blocks: TWO_MORNINGS, count: 1 }]);
  });
});

describe("focus time compared with an oracle that checks every minute", () => {
  const focused = fc.tuple(anySearch, anyFocus, anyFocus).map(([one, ...focus]) => ({
    ...one,
    hosts: one.hosts.map((host, i) => ({
      ...host,
      schedule: host.schedule && { ...host.schedule, focus: focus[i] ?? host.schedule.focus },
    })),
  }));

  it("returns the same slots for any search", () => {
    fc.assert(
      fc.property(focused, (one) => {
        expect(findSlots(one)).toEqual(findSlotsByMinute(one));
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it.each(TEST_ZONES)(
    "returns the same slots around every change of offset in %s",
    (zone) => {
      const focus = {
        blocks: [
          { per: "day", count: 2, minutes: 50, between: makeRange("00:30", "04:30") },
          { per: "week", count: 20, minutes: 95, between: null },
        ],
        evenings: { most: 1, from: 21 * 60 },
      } as const;
      const hours = buildWeek([makeRange("00:00", "05:00"), makeRange("20:00", "00:00")]);
      for (const day of listTransitionDays(zone, 2024, 2028)) {
        const meetings = [-20, -2, 3, 45].map((hour) => ({
          start: asInstant(day + hour * 3_600_000),
          end: asInstant(day + (hour + 1) * 3_600_000),
        }));
        const one: SlotSearch = {
          hosts: [makeHost({ zone, week: hours, focus, bufferAfter: 5 }, { meetings })],
          match: "all",
          duration: 40,
          step: 20,
          from: asInstant(day - DAY),
          to: asInstant(day + 2 * DAY),
          now: asInstant(0),
        };
        expect(findSlots(one), new Date(day).toISOString()).toEqual(findSlotsByMinute(one));
      }
    },
    60_000,
  );
});

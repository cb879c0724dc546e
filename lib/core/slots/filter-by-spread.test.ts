import { describe, expect, it } from "vitest";
import {
  buildWeek,
  makeHost,
  makeInstant,
  makeInterval,
  makeRange,
} from "@/lib/core/slots/testing/factories";
import { findSlotsByMinute } from "@/lib/core/slots/testing/oracle";
import { listTransitionDays, TEST_ZONES } from "@/lib/core/slots/testing/test-zones";
import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import { toLocalMinute } from "@/lib/core/time/zone";
import { explainSlot } from "./explain-slot";
import { findSlots } from "./find-slots";
import { findSuggestions } from "./find-suggestions";
import type { Host } from "./schedule";
import type { SlotSearch } from "./slot-search";
import type { Spread } from "./spread";

const TIDY: Spread = { rule: "tidy", shortest: 60, days: null };
const ADJACENT: Spread = { rule: "adjacent", days: null };

const monday = (time: string) => makeInstant(`2031-03-10T${time}+01:00`);
const meeting = (start: string, end: string) =>
  makeInterval(`2031-03-10T${start}+01:00`, `2031-03-10T${end}+01:00`);

/** A Monday in Paris from nine to one, with starts every 20 minutes for an hour. */
const day = { week: buildWeek([makeRange("09:00", "13:00")]) };
const usual = {
  match: "all",
  duration: 60,
  step: 20,
  from: monday("00:00"),
  to: monday("23:00"),
  now: makeInstant("2031-03-01T00:00+01:00"),
} as const;

const clock = (start: Instant) => {
  const minute = toLocalMinute("Europe/Paris", start);
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
};

const find = (spread: Spread | undefined, host: Host, search: Partial<SlotSearch> = {}) =>
  findSlots({ ...usual, hosts: [host], spread, ...search }).map(clock);

describe("A tidy page", () => {
  it("offers no start that leaves a rest nobody could book", () => {
    expect(find(TIDY, makeHost(day))).toEqual(["9:00", "10:00", "10:20", "10:40", "11:00", "12:00"]);
    expect(find(TIDY, makeHost(day, { meetings: [meeting("10:00", "11:00")] }))).toEqual([
      "9:00",
      "11:00",
      "12:00",
    ]);
  });

  it("offers all starts of a day on which each leaves such a rest", () => {
    const host = makeHost(
      { week: buildWeek([makeRange("09:00", "10:30")]) },
      { meetings: [meeting("10:20", "10:30")] },
    );
    expect(find({ ...TIDY, shortest: 90 }, host)).toEqual(["9:00", "9:20"]);
  });

  it("counts the buffer between two meetings as part of neither", () => {
    const host = makeHost({ ...day, bufferAfter: 20 }, { meetings: [meeting("09:00", "10:00")] });
    expect(find(TIDY, host)).toEqual(["10:20", "12:00"]);
  });

  it("does not mind a rest that has begun already", () => {
    const now = monday("09:30");
    expect(find(TIDY, makeHost({ ...day, pastAsBusy: true }), { now })).toEqual([
      "9:40",
      "10:00",
      "10:20",
      "10:40",
      "11:00",
      "12:00",
    ]);
  });

  it("explains the rest that a start would leave, and suggests to offer every time", () => {
    const hosts = [makeHost(day)];
    const search = { ...usual, hosts, spread: TIDY };
    const rest = meeting("09:00", "09:20");
    expect(explainSlot(search, monday("09:20"))).toEqual([{ rule: "tidy", host: 0, rest }]);
    expect(findSuggestions(search, monday("09:20"))).toEqual([{ rule: "tidy" }]);
    expect(explainSlot(search, monday("09:00"))).toEqual([]);
  });
});

describe("A page with neighbouring meetings", () => {
  it("offers the starts beside what is there", () => {
    const host = makeHost(day, { meetings: [meeting("10:00", "11:00")] });
    expect(find(ADJACENT, host)).toEqual(["9:00", "11:00"]);
    const search = { ...usual, hosts: [host], spread: ADJACENT };
    expect(explainSlot(search, monday("11:20"))).toEqual([{ rule: "adjacent" }]);
  });

  it("offers the ends of each free stretch on an empty day", () => {
    const split = makeHost({ week: buildWeek([makeRange("09:00", "12:00"), makeRange("14:00", "16:00")]) });
    expect(find(ADJACENT, split)).toEqual(["9:00", "11:00", "14:00", "15:00"]);
  });
});

describe("A page that fills its days from the front", () => {
  it("offers the first starts of each day, this many", () => {
    const spread: Spread = { rule: "first_of_day", count: 2, days: null };
    const host = makeHost(day, { meetings: [meeting("09:00", "10:00")] });
    expect(find(spread, host)).toEqual(["10:00", "10:20"]);
    expect(explainSlot({ ...usual, hosts: [host], spread }, monday("12:00"))).toEqual([
      { rule: "first_of_day" },
    ]);
  });

  it("offers every start beyond the days for which the rule holds", () => {
    const spread: Spread = { rule: "first_of_day", count: 1, days: 8 };
    expect(find(spread, makeHost(day))).toHaveLength(10);
    expect(find({ ...spread, days: 9 }, makeHost(day))).toEqual(["9:00"]);
  });
});

describe("A team with a spread", () => {
  it("offers a start that suits one of its members", () => {
    const hosts = [
      makeHost(day, { meetings: [meeting("10:00", "11:00")] }),
      makeHost(day, { meetings: [meeting("09:00", "10:00")] }),
    ];
    const starts = findSlots({ ...usual, hosts, spread: ADJACENT, match: { fixed: [], count: 1 } });
    expect(starts.map(clock)).toEqual(["9:00", "10:00", "11:00"]);
  });
});

it.each(TEST_ZONES)(
  "A spread agrees with the oracle around every change of offset in %s",
  (zone) => {
    const rules: Spread[] = [TIDY, ADJACENT, { rule: "first_of_day", count: 3, days: 1 }];
    const hours = buildWeek([makeRange("00:00", "03:30"), makeRange("20:30", "00:00")]);
    for (const at of listTransitionDays(zone, 2024, 2027)) {
      const busy = [{ start: asInstant(at + DAY / 8), end: asInstant(at + DAY / 6) }];
      for (const spread of rules) {
        const one: SlotSearch = {
          hosts: [makeHost({ zone, week: hours, bufferAfter: 10 }, { busy })],
          match: "all",
          duration: 30,
          step: 15,
          from: asInstant(at - DAY),
          to: asInstant(at + 2 * DAY),
          now: asInstant(at - DAY),
          spread,
        };
        expect(findSlots(one), `${spread.rule}, ${new Date(at).toISOString()}`).toEqual(
          findSlotsByMinute(one),
        );
      }
    }
  },
  60_000,
);

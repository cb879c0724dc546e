import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NO_DATE_RULES } from "@/lib/core/slots/schedule";
import { anySearch } from "@/lib/core/slots/testing/any-search";
import { findSlotsByMinute } from "@/lib/core/slots/testing/oracle";
import { asInstant, DAY, MINUTE } from "@/lib/core/time/instant";
import { explainSlot } from "./explain-slot";
import { findSlots } from "./find-slots";
import type { Host } from "./schedule";
import type { SlotSearch } from "./slot-search";

/** Rooms have hours and dates, and no rules for bookers. */
const toRoom = ({ schedule, quotas: _, ...host }: Host): Host => ({
  ...host,
  schedule: schedule && {
    ...NO_DATE_RULES,
    zone: schedule.zone,
    week: schedule.week,
    dates: schedule.dates,
    absences: schedule.absences,
    pastAsBusy: false,
    todayAsBusy: false,
    daysAfterAsBusy: null,
    bufferBefore: 0,
    bufferAfter: 0,
    allDayBusy: true,
  },
});

const withRooms: fc.Arbitrary<SlotSearch> = fc
  .tuple(anySearch, anySearch, fc.integer({ min: 0, max: 3 }))
  .map(([search, other, count]) => {
    const days = Math.round((search.from - other.from) / DAY) * DAY;
    const near = (time: { start: number; end: number }) => ({
      start: asInstant(time.start + days),
      end: asInstant(time.end + days),
    });
    const rooms = [...other.hosts, ...search.hosts].slice(0, count).map((host, index) => {
      const room = toRoom(host);
      return index < other.hosts.length
        ? { ...room, meetings: room.meetings.map(near), busy: room.busy.map(near) }
        : room;
    });
    return { ...search, rooms };
  });

/** True for each minute from which the room alone is free for the whole duration. */
const isFreeByMinute = (search: SlotSearch, room: Host, start: number): boolean =>
  findSlotsByMinute({
    ...search,
    hosts: [room],
    match: "all",
    step: 1,
    align: undefined,
    from: asInstant(start),
    to: asInstant(start + MINUTE),
  }).includes(start);

describe("A search that requires a room", () => {
  it("returns the starts at which the hosts and at least one room are free, minute by minute", () => {
    fc.assert(
      fc.property(withRooms, ({ rooms = [], ...search }) => {
        const hasRoom = (start: number) =>
          rooms.some((room) => isFreeByMinute({ ...search, spread: undefined }, room, start * MINUTE));
        const free = findSlotsByMinute(search, hasRoom);
        expect(findSlots({ ...search, rooms })).toEqual(free);
      }),
      { numRuns: 12 }, // the oracle looks at every room anew for every free minute
    );
  }, 120_000);

  it("is explained: no rule is reported exactly if the time is offered", () => {
    const anyTime = fc.integer({ min: -DAY / MINUTE, max: (4 * DAY) / MINUTE });
    fc.assert(
      fc.property(withRooms, fc.array(anyTime, { minLength: 10, maxLength: 10 }), (search, times) => {
        const starts = [...findSlots(search).slice(0, 5), ...times.map((at) => search.from + at * MINUTE)];
        for (const time of starts) {
          const start = asInstant(time);
          const isOffered = findSlots({ ...search, from: start, to: asInstant(start + 1) }).length > 0;
          expect(explainSlot(search, start).length === 0).toBe(isOffered);
        }
      }),
      { numRuns: 200 },
    );
  }, 60_000);
});

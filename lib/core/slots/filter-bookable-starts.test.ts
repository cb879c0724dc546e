import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySearch } from "@/lib/core/slots/testing/any-search";
import { makeHost, makeInstant, makeInterval } from "@/lib/core/slots/testing/factories";
import { MINUTE } from "@/lib/core/time/instant";
import { filterBookableStarts } from "./filter-bookable-starts";
import { findSlots } from "./find-slots";

const HOUR = 60 * MINUTE;
const now = makeInstant("2031-03-01T00:00Z");

describe("filterBookableStarts", () => {
  it("keeps every slot that the search offers to a single host", () => {
    fc.assert(
      fc.property(anySearch, ({ hosts: [host], rooms: _, ...search }) => {
        if (host === undefined) return;
        const bare = { ...host, seated: [] };
        const offered = findSlots({ ...search, hosts: [bare], match: "all" });
        const meeting = { duration: search.duration * MINUTE, now: search.now };
        expect(filterBookableStarts(bare, offered, meeting)).toEqual(offered);
      }),
    );
  });

  it("removes starts outside of hours or in busy time, also off the grid", () => {
    const host = makeHost({}, { meetings: [makeInterval("2031-03-10T11:00Z", "2031-03-10T12:00Z")] });
    const starts = ["03:00", "10:00", "10:10", "11:30", "12:05"].map((time) =>
      makeInstant(`2031-03-10T${time}Z`),
    );
    expect(filterBookableStarts(host, starts, { duration: HOUR, now })).toEqual([
      makeInstant("2031-03-10T10:00Z"),
      makeInstant("2031-03-10T12:05Z"),
    ]);
  });

  it("returns nothing for a host without hours", () => {
    const host = { ...makeHost(), schedule: null };
    expect(filterBookableStarts(host, [makeInstant("2031-03-10T10:00Z")], { duration: HOUR, now })).toEqual(
      [],
    );
  });
});

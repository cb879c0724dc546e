import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySearch } from "@/lib/core/slots/testing/any-search";
import { at, between, hostWith } from "@/lib/core/slots/testing/factories";
import { MINUTE } from "@/lib/core/time/instant";
import { findSlots } from "./find-slots";
import { fittingStarts } from "./fitting-starts";

const HOUR = 60 * MINUTE;
const now = at("2031-03-01T00:00Z");

describe("fittingStarts", () => {
  it("keeps whatever the search offers to one person", () => {
    fc.assert(
      fc.property(anySearch, ({ hosts: [host], rooms: _, ...search }) => {
        if (host === undefined) return;
        const bare = { ...host, seated: [] };
        const offered = findSlots({ ...search, hosts: [bare], match: "all" });
        const meeting = { duration: search.duration * MINUTE, now: search.now };
        expect(fittingStarts(bare, offered, meeting)).toEqual(offered);
      }),
    );
  });

  it("leaves out what is outside of hours or taken, beside the grid too", () => {
    const host = hostWith({}, { meetings: [between("2031-03-10T11:00Z", "2031-03-10T12:00Z")] });
    const starts = ["03:00", "10:00", "10:10", "11:30", "12:05"].map((time) => at(`2031-03-10T${time}Z`));
    expect(fittingStarts(host, starts, { duration: HOUR, now })).toEqual([
      at("2031-03-10T10:00Z"),
      at("2031-03-10T12:05Z"),
    ]);
  });

  it("knows nothing of somebody without hours", () => {
    const host = { ...hostWith(), schedule: null };
    expect(fittingStarts(host, [at("2031-03-10T10:00Z")], { duration: HOUR, now })).toEqual([]);
  });
});

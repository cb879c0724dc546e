import { describe, expect, it } from "vitest";
import type { LocalDate } from "@/lib/core/time/local-date";
import { parseAbsences } from "./parse-absences";

const FRAME = { today: "2026-11-22" as LocalDate, timezone: "Asia/Tokyo" };

const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:1", ...lines, "END:VEVENT"];

const read = async (...lines: string[]) =>
  (
    await parseAbsences(["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR"].join("\r\n"), FRAME)
  ).map(({ start_date, end_date, label }) => `${start_date} ${end_date} ${label}`.trim());

const allDay = (start: string, end: string) => [`DTSTART;VALUE=DATE:${start}`, `DTEND;VALUE=DATE:${end}`];

describe("parseAbsences", () => {
  it("reads all-day entries with an exclusive end", async () => {
    expect(await read(...event("SUMMARY:Leave", ...allDay("20261223", "20270103")))).toEqual([
      "2026-12-23 2027-01-02 Leave",
    ]);
    expect(await read(...event("DTSTART;VALUE=DATE:20261224"))).toEqual(["2026-12-24 2026-12-24"]);
  });

  it("reads multi-day entries with times and ignores meetings", async () => {
    const timed = (start: string, end: string) => read(...event(`DTSTART:${start}`, `DTEND:${end}`));
    expect(await timed("20261201T080000", "20261203T170000")).toEqual(["2026-12-01 2026-12-03"]);
    expect(await timed("20261201T000000", "20261202T000000")).toEqual(["2026-12-01 2026-12-01"]);
    expect(await timed("20261201T080000", "20261201T170000")).toEqual([]);
    // nine hours ahead
    expect(await timed("20261201T160000Z", "20261203T140000Z")).toEqual(["2026-12-02 2026-12-03"]);
  });

  it("leaves out past, cancelled and invalid entries", async () => {
    expect(await read(...event(...allDay("20261101", "20261122")))).toEqual([]);
    expect(await read(...event("STATUS:CANCELLED", ...allDay("20261224", "20261225")))).toEqual([]);
    expect(await read(...event(...allDay("20261226", "20261224")))).toEqual([]);
  });

  it("expands simple recurrence rules and exceptions for two years", async () => {
    const yearly = event(
      "RRULE:FREQ=YEARLY",
      "EXDATE;VALUE=DATE:20271224",
      ...allDay("20201224", "20201225"),
    );
    expect(await read(...yearly)).toEqual(["2026-12-24 2026-12-24"]);
    const moved = event(
      "RECURRENCE-ID;VALUE=DATE:20261208",
      "SUMMARY:Moved",
      ...allDay("20261209", "20261210"),
    );
    expect(
      await read(...event("RRULE:FREQ=WEEKLY;COUNT=3", ...allDay("20261201", "20261202")), ...moved),
    ).toEqual(["2026-12-01 2026-12-01", "2026-12-09 2026-12-09 Moved", "2026-12-15 2026-12-15"]);
  });

  it("takes only the first occurrence of complex rules", async () => {
    const never = event("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", ...allDay("20261201", "20261202"));
    expect(await read(...never)).toEqual(["2026-12-01 2026-12-01"]);
    const often = event("RRULE:FREQ=SECONDLY", ...allDay("20261201", "20261202"));
    expect(await read(...often)).toEqual(["2026-12-01 2026-12-01"]);
  });

  it.each(["", "name,date", "BEGIN:VCARD\r\nEND:VCARD", "BEGIN:VCALENDAR"])(
    "is refused: %j",
    async (text) => {
      await expect(parseAbsences(text, FRAME)).rejects.toThrow();
    },
  );
});

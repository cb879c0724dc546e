import { expect, it } from "vitest";
import type { LocalDate } from "@/lib/core/time/local-date";
import { copyOverride } from "./copy-override";

it("copyOverride creates one entry per run of consecutive days", () => {
  const slots = [{ start_time: "10:00", end_time: "12:00" }];
  const source = {
    _id: "1",
    start_date: "2026-12-01",
    end_date: "2026-12-01",
    enabled: true,
    slots,
    label: "Fair",
  };
  const dates = ["2027-01-01", "2026-12-31", "2026-12-24"] as LocalDate[];
  const copies = copyOverride(source, dates);
  expect(copies.map(({ start_date, end_date }) => [start_date, end_date])).toEqual([
    ["2026-12-24", "2026-12-24"],
    ["2026-12-31", "2027-01-01"],
  ]);
  expect(copies[0]).toEqual({
    start_date: "2026-12-24",
    end_date: "2026-12-24",
    enabled: true,
    slots,
    label: "Fair",
  });
});

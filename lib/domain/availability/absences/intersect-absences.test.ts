import { expect, it } from "vitest";
import type { LocalDate } from "@/lib/core/time/local-date";
import { intersectAbsences } from "./intersect-absences";
import type { PublicAbsence } from "./public-absence";

const away = (from: number, to: number, label = "Harvest"): PublicAbsence => ({
  start_date: `2031-03-0${from}` as LocalDate,
  end_date: `2031-03-0${to}` as LocalDate,
  label,
  instead: null,
});

it("intersectAbsences returns the days on which all users are absent", () => {
  expect(intersectAbsences([[away(1, 3), away(6, 9)], [away(2, 7)]])).toEqual([away(2, 3), away(6, 7)]);
  expect(intersectAbsences([[away(1, 3)], [away(4, 9)]])).toEqual([]);
  expect(intersectAbsences([[away(1, 3)], []])).toEqual([]);
  expect(intersectAbsences([[away(1, 3)]])).toEqual([away(1, 3)]);
  expect(intersectAbsences([])).toEqual([]);
});

it("intersectAbsences omits a label that is not common to all", () => {
  expect(intersectAbsences([[away(1, 3)], [away(1, 3, "Surgery")]])).toEqual([away(1, 3, "")]);
});

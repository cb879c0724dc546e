import { expect, it } from "vitest";
import type { LocalDate } from "@/lib/core/time/local-date";
import { findKeyDate } from "./find-key-date";

const SUNDAY = 6;

it.each([
  ["ArrowLeft", "2026-12-01", "2026-11-30"],
  ["ArrowRight", "2026-12-31", "2027-01-01"],
  ["ArrowUp", "2026-12-03", "2026-11-26"],
  ["ArrowDown", "2026-12-03", "2026-12-10"],
  ["Home", "2026-12-03", "2026-11-29"],
  ["End", "2026-12-03", "2026-12-05"],
  ["PageUp", "2027-03-31", "2027-02-28"],
  ["PageDown", "2026-12-31", "2027-01-31"],
  ["x", "2026-12-31", null],
])("findKeyDate for %s on %s returns %s", (key, from, to) => {
  expect(findKeyDate(key, from as LocalDate, SUNDAY)).toBe(to);
});

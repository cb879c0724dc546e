import { expect, it } from "vitest";
import { isSameZone, normalizeZone } from "./normalize-zone";

it.each([
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Europe/Kiev", "Europe/Kyiv"],
  ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
  ["America/Buenos_Aires", "America/Argentina/Buenos_Aires"],
  ["US/Pacific", "America/Los_Angeles"],
  ["utc", "Etc/UTC"],
])("isSameZone treats %s and %s as one zone", (old, name) => {
  expect(isSameZone(old, name)).toBe(true);
  expect(normalizeZone(old)).toBe(normalizeZone(name));
});

it("isSameZone distinguishes zones that only have the same time", () => {
  expect(isSameZone("Europe/Berlin", "Europe/Paris")).toBe(false);
  expect(isSameZone("Atlantis/Nowhere", "Europe/Paris")).toBe(false);
});

import { expect, it } from "vitest";
import { isSameZone, normalizeZone } from "./normalize-zone";

it.each([
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Europe/Kiev", "Europe/Kyiv"],
  ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
  ["America/Buenos_Aires", "America/Argentina/Buenos_Aires"],
  ["US/Pacific", "America/Los_Angeles"],
  ["utc", "Etc/UTC"],
])("takes %s and %s for one zone", (old, name) => {
  expect(isSameZone(old, name)).toBe(true);
  expect(normalizeZone(old)).toBe(normalizeZone(name));
});

it("tells zones apart that only show the same time", () => {
  expect(isSameZone("Europe/Berlin", "Europe/Paris")).toBe(false);
  expect(isSameZone("Atlantis/Nowhere", "Europe/Paris")).toBe(false);
});

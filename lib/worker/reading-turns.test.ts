import { expect, it } from "vitest";
import { fullOrganizations, takeReadingTurn } from "./reading-turns";

it("a turn to read calendars leaves readers for others, whatever the servers of one organisation do", () => {
  const ends = Array.from({ length: 18 }, () => takeReadingTurn("acme"));
  expect(ends).not.toContain(null);
  expect(takeReadingTurn("acme")).toBeNull();
  expect(fullOrganizations()).toEqual(["organization/acme"]);
  const other = takeReadingTurn("other");
  expect(other).not.toBeNull();

  ends[0]?.();
  expect(fullOrganizations()).toEqual([]);
  expect(takeReadingTurn("acme")).not.toBeNull();
});

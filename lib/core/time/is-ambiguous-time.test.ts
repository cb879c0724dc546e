import { expect, it } from "vitest";
import { asInstant } from "./instant";
import { isAmbiguousTime } from "./is-ambiguous-time";

it.each([
  ["Europe/Paris", "2031-10-25T23:59Z", false],
  ["Europe/Paris", "2031-10-26T00:00Z", true],
  ["Europe/Paris", "2031-10-26T00:59Z", true],
  ["Europe/Paris", "2031-10-26T01:00Z", true],
  ["Europe/Paris", "2031-10-26T01:59Z", true],
  ["Europe/Paris", "2031-10-26T02:00Z", false],
  ["Europe/Paris", "2031-03-30T01:00Z", false],
  ["Australia/Lord_Howe", "2031-04-05T14:29Z", false],
  ["Australia/Lord_Howe", "2031-04-05T14:30Z", true],
  ["Australia/Lord_Howe", "2031-04-05T15:29Z", true],
  ["Australia/Lord_Howe", "2031-04-05T15:30Z", false],
  ["Antarctica/Troll", "2031-10-25T23:00Z", true],
  ["America/Havana", "2031-11-02T04:30Z", true],
  ["America/Havana", "2031-11-02T05:30Z", true],
  ["UTC", "2031-10-26T00:00Z", false],
  ["Asia/Kolkata", "2031-10-26T00:00Z", false],
])("isAmbiguousTime tells whether %s has %s twice", (zone, at, repeated) => {
  expect(isAmbiguousTime(zone, asInstant(Date.parse(at)))).toBe(repeated);
});

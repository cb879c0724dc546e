import { expect, it } from "vitest";
import { makeHost, makeInstant, makeInterval } from "@/lib/core/slots/testing/factories";
import { isOffered } from "./is-offered";

const offer = {
  hosts: [makeHost()],
  match: "all",
  duration: 30,
  now: makeInstant("2031-03-10T10:00+01:00"),
} as const;

it("isOffered accepts a start of the grid within the host's hours", () => {
  expect(isOffered(offer, makeInstant("2031-03-10T10:30+01:00"))).toBe(true);
  expect(isOffered(offer, makeInstant("2031-03-10T10:45+01:00"))).toBe(false);
  expect(isOffered(offer, makeInstant("2031-03-10T17:00+01:00"))).toBe(false);
});

it("isOffered accepts only free starts", () => {
  const meetings = [makeInterval("2031-03-10T10:30+01:00", "2031-03-10T11:00+01:00")];
  expect(
    isOffered({ ...offer, hosts: [makeHost({}, { meetings })] }, makeInstant("2031-03-10T10:30+01:00")),
  ).toBe(false);
});

it("isOffered rejects past starts, also if the availability shows the past", () => {
  expect(isOffered(offer, makeInstant("2031-03-10T09:30+01:00"))).toBe(false);
  expect(isOffered(offer, offer.now)).toBe(true);
});

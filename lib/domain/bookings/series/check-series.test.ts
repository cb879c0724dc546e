import { expect, it } from "vitest";
import type { Host } from "@/lib/core/slots/schedule";
import {
  buildWeek,
  makeHost,
  makeInstant,
  makeInterval,
  makeRange,
} from "@/lib/core/slots/testing/factories";
import { checkSeries, type SeriesSearch } from "./check-series";

const NOW = makeInstant("2031-03-01T00:00+01:00");
const MONDAYS = ["2031-03-10T09:00+01:00", "2031-03-17T09:00+01:00", "2031-03-24T09:00+01:00"].map(
  makeInstant,
);

const search = (hosts: Host[], change: Partial<SeriesSearch> = {}): SeriesSearch => ({
  hosts,
  match: "all",
  duration: 60,
  now: NOW,
  zone: "Europe/Paris",
  ...change,
});

const busy = (...days: string[]) => ({
  meetings: days.map((day) => makeInterval(`2031-03-${day}T09:00+01:00`, `2031-03-${day}T10:00+01:00`)),
});

it("checkSeries proposes free times of the same day before nearer ones of another day", () => {
  const evening = makeHost(
    { week: buildWeek([makeRange("09:00", "10:00"), makeRange("20:00", "22:00")]) },
    busy("17"),
  );
  const [, lost] = checkSeries(search([evening]), MONDAYS).times;
  expect(lost).toEqual({
    start: MONDAYS[1],
    isFree: false,
    nearest: ["2031-03-17T20:00+01:00", "2031-03-17T21:00+01:00"].map(makeInstant),
  });
});

it("checkSeries proposes another day if the day is full, and no time twice", () => {
  const host = makeHost({ week: buildWeek([makeRange("09:00", "10:00")]) }, busy("17", "18"));
  const days = ["2031-03-17T09:00+01:00", "2031-03-18T09:00+01:00"].map(makeInstant);
  const [first, second] = checkSeries(search([host]), days).times;
  expect(first?.nearest[0]).toBe(makeInstant("2031-03-16T09:00+01:00"));
  expect(second?.nearest[0]).toBe(makeInstant("2031-03-19T09:00+01:00"));
});

it("checkSeries counts earlier and proposed times towards limits", () => {
  const host = makeHost({ limits: [{ per: "week", unit: "count", most: 1 }] });
  const days = [10, 11, 12].map((day) => makeInstant(`2031-03-${day}T09:00+01:00`));
  const { times } = checkSeries(search([host]), days);
  expect(times.map(({ isFree }) => isFree)).toEqual([true, false, false]);
  const proposed = times
    .slice(1)
    .map(({ nearest: [first = NOW] }) => new Date(first).toISOString().slice(0, 10));
  expect(proposed).toEqual(["2031-03-09", "2031-03-17"]);
});

it("checkSeries keeps buffers between the times of the series", () => {
  const host = makeHost({ bufferAfter: 60 });
  const times = ["2031-03-10T09:00+01:00", "2031-03-10T10:00+01:00", "2031-03-10T11:00+01:00"].map(
    makeInstant,
  );
  expect(checkSeries(search([host]), times).times.map(({ isFree }) => isFree)).toEqual([true, false, true]);
});

it("checkSeries picks the hosts who are free most often, for all times", () => {
  const hosts = [makeHost({}, busy("17", "24")), makeHost({}, busy("24")), makeHost({}, busy("10", "17"))];
  const { times, available } = checkSeries(search(hosts, { match: { fixed: [], count: 1 } }), MONDAYS);
  expect(available).toEqual([1]);
  expect(times.map(({ isFree }) => isFree)).toEqual([true, true, false]);
});

it("checkSeries requires the fixed hosts and the number of others", () => {
  const hosts = [makeHost({}, busy("17")), makeHost(), makeHost({}, busy("24")), makeHost()];
  const { times, available } = checkSeries(search(hosts, { match: { fixed: [0], count: 2 } }), MONDAYS);
  expect(available).toEqual([1, 3]);
  expect(times.map(({ isFree }) => isFree)).toEqual([true, false, true]);
});

it("checkSeries keeps the occurrences at one address without journeys between them", () => {
  const site = { key: "altona", name: "Altona" };
  const journeys = { minutes: 40, bases: Array.from({ length: 7 }, () => null) };
  const hours = [0, 1].map((hour) => makeInstant(`2031-03-10T${hour + 10}:00+01:00`));
  const areFree = (host: Host) => checkSeries(search([host]), hours).times.map(({ isFree }) => isFree);
  expect(areFree(makeHost({ journeys }, { site }))).toEqual([true, true]);
  expect(areFree(makeHost({ journeys }, { site: { key: null, name: null } }))).toEqual([true, false]);
});

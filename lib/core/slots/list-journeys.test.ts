import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyJourneys, anySite } from "@/lib/core/slots/testing/any-rules";
import { anySearch } from "@/lib/core/slots/testing/any-search";
import {
  buildWeek,
  formatStarts,
  makeDate,
  makeHost,
  makeInstant,
  makeInterval,
  makeRange,
} from "@/lib/core/slots/testing/factories";
import { findSlotsByMinute } from "@/lib/core/slots/testing/oracle";
import { listTransitionDays, TEST_ZONES } from "@/lib/core/slots/testing/test-zones";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { canTakeMeeting } from "./can-take-meeting";
import { explainSlot } from "./explain-slot";
import { findSlots } from "./find-slots";
import type { Journeys, Site } from "./journeys";
import type { Host, Schedule } from "./schedule";
import type { SlotSearch } from "./slot-search";

const ZONE = "Europe/Paris";
const ANYWHERE = Array.from({ length: 7 }, () => null);
const UNKNOWN: Site = { key: null, name: null };
const place = (name: string): Site => ({ key: name.toLowerCase(), name });
const [ALTONA, WANDSBEK, HOME] = ["Altona", "Wandsbek", "Home"].map(place) as [Site, Site, Site];
const every = (base: Site): Journeys["bases"] => ANYWHERE.map(() => base);

/** Searches Monday, 10 March 2031, from eight to four in steps of half an hour, for meetings of an hour. */
const search = (host: Host): SlotSearch => ({
  hosts: [host],
  match: "all",
  duration: 60,
  step: 30,
  from: makeInstant("2031-03-10T00:00+01:00"),
  to: makeInstant("2031-03-11T00:00+01:00"),
  now: makeInstant("2031-03-01T00:00+01:00"),
});

const NOON = makeInterval("2031-03-10T12:00+01:00", "2031-03-10T13:00+01:00");

function makeTraveller(others: Partial<Host>, schedule: Partial<Schedule> = {}): Host {
  const journeys = { minutes: 40, bases: ANYWHERE };
  return makeHost({ week: buildWeek([makeRange("08:00", "16:00")]), journeys, ...schedule }, others);
}

const list = (host: Host) => formatStarts(ZONE, findSlots(search(host))).map((start) => start.slice(11, 16));

const visitAt = (site: Site) => ({ meetings: [NOON], visits: [{ ...NOON, site }] });

const FAR = ["08:00", "08:30", "09:00", "09:30", "10:00", "14:00", "14:30", "15:00"];
const NEAR = [
  "08:00",
  "08:30",
  "09:00",
  "09:30",
  "10:00",
  "10:30",
  "11:00",
  "13:00",
  "13:30",
  "14:00",
  "14:30",
  "15:00",
];

describe("journeys between meetings", () => {
  it("keep time between meetings at two places", () => {
    expect(list(makeTraveller({ ...visitAt(ALTONA), site: WANDSBEK }))).toEqual(FAR);
  });

  it("need no time between meetings at the same place", () => {
    expect(list(makeTraveller({ ...visitAt(ALTONA), site: ALTONA }))).toEqual(NEAR);
  });

  it("need time between places that are not known", () => {
    expect(list(makeTraveller({ ...visitAt(UNKNOWN), site: UNKNOWN }))).toEqual(FAR);
  });

  it("keep time between a meeting at a place and a call", () => {
    expect(list(makeTraveller({ ...visitAt(ALTONA), site: null }))).toEqual(FAR);
    expect(list(makeTraveller({ meetings: [NOON], site: ALTONA }))).toEqual(FAR);
  });

  it("need no time between two calls", () => {
    expect(list(makeTraveller({ meetings: [NOON], site: null }))).toEqual(NEAR);
  });

  it("keep time beside calendar entries, but not beside all-day ones", () => {
    expect(list(makeTraveller({ busy: [NOON], site: ALTONA }))).toEqual(FAR);
    const allDay = [{ from: makeDate("2031-03-11"), to: makeDate("2031-03-12") }];
    expect(list(makeTraveller({ allDay, site: ALTONA }, { allDayBusy: true }))).toContain("15:00");
  });

  it("are part of a longer buffer, and contain a shorter one", () => {
    const visit = { ...visitAt(ALTONA), site: WANDSBEK };
    expect(list(makeTraveller(visit, { bufferAfter: 30 }))).toEqual(FAR);
    expect(list(makeTraveller(visit, { bufferAfter: 90 }))).toEqual([
      "08:00",
      "08:30",
      "09:00",
      "09:30",
      "14:30",
      "15:00",
    ]);
  });

  it("decide whether a host can take a meeting outside of the hours", () => {
    const host = makeTraveller({ ...visitAt(ALTONA), site: WANDSBEK });
    const [start, end] = ["2031-03-10T13:40+01:00", "2031-03-10T14:40+01:00"].map(makeInstant) as [
      never,
      never,
    ];
    expect(canTakeMeeting(host, start, end)).toBe(true);
    expect(canTakeMeeting(host, asInstant(start - 60_000), end)).toBe(false);
  });
});

describe("journeys from a base", () => {
  const bases = every(HOME);

  it("begin and end the day, but no break within it", () => {
    const week = buildWeek([makeRange("08:00", "12:00"), makeRange("13:00", "16:00")]);
    expect(list(makeTraveller({ site: ALTONA }, { week, journeys: { minutes: 40, bases } }))).toEqual([
      "09:00",
      "09:30",
      "10:00",
      "10:30",
      "11:00",
      "13:00",
      "13:30",
      "14:00",
    ]);
  });

  it("are not needed for meetings at the base, or for calls", () => {
    const all = list(makeTraveller({ site: HOME }, { journeys: { minutes: 40, bases } }));
    expect(all).toHaveLength(15);
    expect(list(makeTraveller({ site: null }, { journeys: { minutes: 40, bases } }))).toEqual(all);
  });

  it("depend on the weekday", () => {
    const monday = { minutes: 40, bases: [ALTONA, ...ANYWHERE.slice(1)] };
    const tuesday = { minutes: 40, bases: [null, ALTONA, ...ANYWHERE.slice(2)] };
    const host = (journeys: Journeys) => makeTraveller({ busy: [NOON], site: ALTONA }, { journeys });
    expect(list(host(monday))).toEqual(NEAR);
    expect(list(host(tuesday))).toEqual(FAR);
  });

  it("are not repeated at midnight if the hours go on", () => {
    const night = [[makeRange("20:00", "00:00")], [makeRange("00:00", "08:00")]];
    const week = [...night, ...buildWeek([]).slice(2)];
    const host = makeTraveller({ site: ALTONA }, { week, journeys: { minutes: 40, bases } });
    const to = makeInstant("2031-03-12T00:00+01:00");
    const starts = formatStarts(ZONE, findSlots({ ...search(host), to })).map((start) => start.slice(8, 16));
    expect([starts[0], starts.at(-1)]).toEqual(["10T21:00", "11T06:00"]);
    expect(starts).toEqual(expect.arrayContaining(["10T23:00", "10T23:30", "11T00:00"]));
  });
});

describe("explainSlot with journeys", () => {
  it("names the meeting beside the time, the minutes and its place", () => {
    const one = search(makeTraveller({ ...visitAt(ALTONA), site: WANDSBEK }));
    expect(explainSlot(one, makeInstant("2031-03-10T13:00+01:00"))).toEqual([
      {
        rule: "journey",
        host: 0,
        of: "meeting",
        period: expect.objectContaining(NOON),
        minutes: 40,
        from: "Altona",
      },
    ]);
  });

  it("names the base at the ends of the day", () => {
    const one = search(makeTraveller({ site: ALTONA }, { journeys: { minutes: 40, bases: every(HOME) } }));
    const period = makeInterval("2031-03-10T08:00+01:00", "2031-03-10T08:40+01:00");
    expect(explainSlot(one, makeInstant("2031-03-10T08:00+01:00"))).toEqual([
      { rule: "journey", host: 0, of: "day", period, minutes: 40, from: "Home" },
    ]);
  });

  it("names only the meeting for a time that overlaps it", () => {
    const one = search(makeTraveller({ ...visitAt(ALTONA), site: WANDSBEK }));
    const rules = explainSlot(one, makeInstant("2031-03-10T12:30+01:00")).map(({ rule }) => rule);
    expect(rules).toEqual(["meeting"]);
  });
});

describe("journeys compared with an oracle that checks every minute", () => {
  const travelling = fc
    .tuple(anySearch, anyJourneys, fc.option(anySite, { freq: 4 }))
    .map(([one, journeys, site]) => ({
      ...one,
      hosts: one.hosts.map((host) => ({
        ...host,
        site,
        schedule: host.schedule && { ...host.schedule, journeys },
      })),
    }));

  it("returns the same slots for any search", () => {
    fc.assert(
      fc.property(travelling, (one) => {
        expect(findSlots(one)).toEqual(findSlotsByMinute(one));
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it.each(TEST_ZONES)(
    "returns the same slots around every change of offset in %s",
    (zone) => {
      const week = buildWeek([
        makeRange("00:00", "02:30"),
        makeRange("03:15", "06:00"),
        makeRange("21:00", "00:00"),
      ]);
      const journeys = { minutes: 35, bases: [HOME, HOME, ALTONA, HOME, null, HOME, HOME] };
      for (const day of listTransitionDays(zone, 2024, 2028)) {
        const meetings = [-20, -2, 3, 45].map((hour) => ({
          start: asInstant(day + hour * 3_600_000),
          end: asInstant(day + (hour + 1) * 3_600_000),
        }));
        const visits = meetings.slice(0, 2).map((time, i) => ({ ...time, site: i === 0 ? ALTONA : UNKNOWN }));
        const one: SlotSearch = {
          hosts: [makeHost({ zone, week, journeys, bufferAfter: 5 }, { meetings, visits, site: ALTONA })],
          match: "all",
          duration: 40,
          step: 20,
          from: asInstant(day - DAY),
          to: asInstant(day + 2 * DAY),
          now: asInstant(0),
        };
        expect(findSlots(one), new Date(day).toISOString()).toEqual(findSlotsByMinute(one));
      }
    },
    60_000,
  );
});

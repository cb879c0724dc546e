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
import { buildRoutes, computeJourney, type Journeys, type Site, type TravelTimes } from "./journeys";
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

describe("journeys by distance", () => {
  // Altona and Wandsbek are nine kilometres apart.
  const positions = new Map([
    ["altona", { latitude: 53.5515, longitude: 9.9355, isRough: false }],
    ["wandsbek", { latitude: 53.5722, longitude: 10.0668, isRough: false }],
  ]);
  const located: TravelTimes = { positions, routes: new Map() };
  const byDistance = { minutesPerKm: 3, least: 10 };
  const measure = (travelTimes: TravelTimes | undefined, a: Site, b: Site, rule = byDistance) =>
    computeJourney({ minutes: 40, bases: ANYWHERE, byDistance: rule }, travelTimes, a, b);

  it("take the minutes of the straight line, and no less than the shortest one", () => {
    expect(measure(located, ALTONA, WANDSBEK)).toEqual({ minutes: 27, by: "distance" });
    const fast = { minutesPerKm: 0.5, least: 10 };
    expect(measure(located, ALTONA, WANDSBEK, fast)).toEqual({ minutes: 10, by: "distance" });
    expect(measure(located, ALTONA, ALTONA).minutes).toBe(0);
  });

  it("take the fixed minutes while a position is not known", () => {
    expect(measure(located, ALTONA, HOME)).toEqual({ minutes: 40, by: "unlocated" });
    expect(measure(located, ALTONA, UNKNOWN)).toEqual({ minutes: 40, by: "unlocated" });
    expect(measure(undefined, ALTONA, WANDSBEK)).toEqual({ minutes: 40, by: "unlocated" });
  });

  it("take the minutes of a router in either direction", () => {
    const routed = { positions, routes: buildRoutes([["wandsbek", "altona", 33]]) };
    expect(measure(routed, ALTONA, WANDSBEK)).toEqual({ minutes: 33, by: "route" });
    expect(measure(routed, WANDSBEK, ALTONA)).toEqual({ minutes: 33, by: "route" });
  });

  it("are no shorter than the fixed minutes if only the town is known", () => {
    const rough = new Map([...positions].map(([key, one]) => [key, { ...one, isRough: true }]));
    const routes = buildRoutes([["wandsbek", "altona", 5]]);
    const town = { positions: rough, routes };
    expect(measure(town, ALTONA, WANDSBEK)).toEqual({ minutes: 40, by: "distance" });
    expect(measure(town, ALTONA, WANDSBEK, { minutesPerKm: 6, least: 0 }).minutes).toBe(54);
  });

  it("are never longer than half a day, and take the fixed minutes to a place of the same name far away", () => {
    const to = (latitude: number) => {
      const far = new Map([...positions, ["wandsbek", { latitude, longitude: 9.9355, isRough: false }]]);
      return measure({ positions: far, routes: new Map() }, ALTONA, WANDSBEK);
    };
    expect(to(45)).toEqual({ minutes: 720, by: "distance" }); // 951 kilometres
    expect(to(44)).toEqual({ minutes: 40, by: "unlocated" }); // 1,062
  });

  it("decide which starts are offered", () => {
    const schedule = { journeys: { minutes: 40, bases: ANYWHERE, byDistance } };
    const host = { ...visitAt(ALTONA), site: WANDSBEK };
    expect(list(makeTraveller({ ...host, travelTimes: located }, schedule))).toEqual(
      NEAR.filter((start) => !["11:00", "13:00"].includes(start)),
    );
    expect(list(makeTraveller(host, schedule))).toEqual(FAR);
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
        by: "fixed",
        from: "Altona",
      },
    ]);
  });

  it("names the base at the ends of the day", () => {
    const one = search(makeTraveller({ site: ALTONA }, { journeys: { minutes: 40, bases: every(HOME) } }));
    const period = makeInterval("2031-03-10T08:00+01:00", "2031-03-10T08:40+01:00");
    expect(explainSlot(one, makeInstant("2031-03-10T08:00+01:00"))).toEqual([
      { rule: "journey", host: 0, of: "day", period, minutes: 40, by: "fixed", from: "Home" },
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

  it("returns the same slots for meetings at any of twelve places, with some of their ways known", () => {
    const places = Array.from({ length: 12 }, (_, index) => place(`Place ${index}`));
    const keys = places.map(({ key }) => key ?? "");
    const matrix = fc
      .tuple(
        fc.array(fc.option(fc.tuple(fc.double({ min: 0, max: 0.5, noNaN: true }), fc.boolean())), {
          minLength: 12,
          maxLength: 12,
        }),
        fc.array(fc.tuple(fc.nat(11), fc.nat(11), fc.integer({ min: 1, max: 90 })), { maxLength: 40 }),
      )
      .map(
        ([located, ways]): TravelTimes => ({
          positions: new Map(
            located.flatMap((one, index) =>
              one
                ? [[keys[index] ?? "", { latitude: 53 + one[0], longitude: index / 10, isRough: one[1] }]]
                : [],
            ),
          ),
          routes: buildRoutes(
            ways
              .filter(([a, b]) => a !== b)
              .map(([a, b, minutes]) => [keys[a] ?? "", keys[b] ?? "", minutes] as const),
          ),
        }),
      );
    const sites = fc.array(fc.constantFrom(...places), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(travelling, matrix, sites, (one, travelTimes, [site, base, ...others]) => {
        const moved = one.hosts.map((host) => ({
          ...host,
          site: site ?? null,
          travelTimes,
          visits:
            host.visits?.map((visit, index) => ({ ...visit, site: others[index % 3] ?? visit.site })) ?? [],
          schedule: host.schedule && {
            ...host.schedule,
            journeys: {
              minutes: 50,
              bases: base ? every(base) : ANYWHERE,
              byDistance: { minutesPerKm: 1.5, least: 7 },
            },
          },
        }));
        const search = { ...one, hosts: moved };
        expect(findSlots(search)).toEqual(findSlotsByMinute(search));
      }),
      { numRuns: 20 },
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

import { findSlots } from "@/lib/core/slots/find-slots";
import { type Host, NO_DATE_RULES, type Schedule } from "@/lib/core/slots/schedule";
import { asInstant, DAY, MINUTE } from "@/lib/core/time/instant";
import { computeMedian } from "./compute-median";

/**
 * `npm run bench:rooms`: a month of one host's slots with no rooms, one, and twenty that have many meetings each; the
 * same search, measured in turns.
 */
const ROUNDS = 300;
const DAYS = 31;
const ROOMS = 20;
const MEETINGS_A_DAY = 6;

const from = asInstant(Date.UTC(2031, 2, 1));
const HOUR = 60 * MINUTE;

const buildSchedule = (start: number, end: number): Schedule => ({
  ...NO_DATE_RULES,
  zone: "Europe/Berlin",
  week: Array.from({ length: 7 }, () => [{ start, end }]),
  pastAsBusy: false,
  todayAsBusy: false,
  daysAfterAsBusy: null,
  bufferBefore: 0,
  bufferAfter: 0,
  allDayBusy: true,
});

/** Builds this many meetings a day, 80 minutes long, one and a half hours apart, shifted by so many minutes. */
const buildMeetings = (aDay: number, later: number) =>
  Array.from({ length: DAYS * aDay }, (_, at) => {
    const startsAt = 8 * HOUR + (at % aDay) * 90 * MINUTE + later * MINUTE;
    const start = asInstant(from + Math.floor(at / aDay) * DAY + startsAt);
    return { start, end: asInstant(start + 80 * MINUTE) };
  });

const host: Host = {
  schedule: buildSchedule(540, 1020),
  meetings: buildMeetings(1, 0),
  busy: [],
  allDay: [],
};
const rooms = Array.from({ length: ROOMS }, (_, at): Host => {
  const hours = at % 2 === 0 ? buildSchedule(0, 1440) : buildSchedule(480, 1080);
  return { schedule: hours, meetings: buildMeetings(MEETINGS_A_DAY, (at * 7) % 90), busy: [], allDay: [] };
});

const variants = { none: undefined, one: rooms.slice(0, 1), twenty: rooms };
const times = new Map<string, number[]>();
for (let round = 0; round < ROUNDS; round++)
  for (const [name, some] of Object.entries(variants)) {
    const search = { hosts: [host], match: "all", duration: 30, step: 15, from, now: from } as const;
    const startedAt = performance.now();
    findSlots({ ...search, to: asInstant(from + DAYS * DAY), rooms: some });
    times.set(name, [...(times.get(name) ?? []), performance.now() - startedAt]);
  }
for (const [name, durations] of times)
  process.stdout.write(
    `${JSON.stringify({ rooms: name, days: DAYS, median_ms: Number(computeMedian(durations).toFixed(3)) })}\n`,
  );

import ICAL from "ical.js";
import { asInstant, DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import { listOffsetChanges, type OffsetStep } from "@/lib/core/time/list-offset-changes";
import { fromEpochDay, getWeekdayOfEpochDay } from "@/lib/core/time/local-date";
import { getOffsetAt } from "@/lib/core/time/zone";
import { toIcsTime } from "./ics-time";

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** More than a year. */
const REACH_MS = 370 * DAY;

/**
 * Builds the VTIMEZONE for calendars without a zone database, from a year before the first time to a year after the
 * last. Yearly changes become rules, which every program supports; others are listed.
 */
export function buildZoneComponent(zone: string, first: Instant, last: Instant): ICAL.Component {
  const component = new ICAL.Component("vtimezone");
  component.updatePropertyWithValue("tzid", zone);
  const from = asInstant(first - REACH_MS);
  const steps = listOffsetChanges(zone, from, asInstant(last + REACH_MS));
  for (const observance of listYearlyObservances(steps) ??
    listSingleObservances(steps, getOffsetAt(zone, from)))
    component.addSubcomponent(observance);
  return component;
}

/** Lists one observance for each kind of change; null unless all of them recur every year. */
function listYearlyObservances(steps: readonly OffsetStep[]): ICAL.Component[] | null {
  const kinds = [
    steps.filter(({ before, after }) => after > before),
    steps.filter(({ before, after }) => after < before),
  ];
  const rules = kinds.map(findYearlyRule);
  if (rules.includes(null)) return null;
  return kinds.flatMap(([step], index) => (step ? [buildObservance(step, rules[index] ?? null)] : []));
}

const listSingleObservances = (steps: readonly OffsetStep[], offset: number): ICAL.Component[] => [
  buildObservance({ at: asInstant(-offset), before: offset, after: offset }, null),
  ...steps.map((step) => buildObservance(step, null)),
];

function buildObservance({ at, before, after }: OffsetStep, rule: string | null): ICAL.Component {
  const observance = new ICAL.Component(after > before ? "daylight" : "standard");
  const { day, clock } = toIcsClock(at + before);
  const start = toIcsTime({ date: fromEpochDay(day), minute: clock / MINUTE });
  observance.updatePropertyWithValue("dtstart", start);
  observance.updatePropertyWithValue("tzoffsetfrom", ICAL.UtcOffset.fromSeconds(before / 1000));
  observance.updatePropertyWithValue("tzoffsetto", ICAL.UtcOffset.fromSeconds(after / 1000));
  if (rule) observance.updatePropertyWithValue("rrule", ICAL.Recur.fromString(rule));
  return observance;
}

function toIcsClock(wall: number): { day: number; clock: number } {
  const day = Math.floor(wall / DAY);
  return { day, clock: wall - day * DAY };
}

function describeChange({ at, before, after }: OffsetStep) {
  const { day, clock } = toIcsClock(at + before);
  const [year = 0, month = 0, dayOfMonth = 0] = fromEpochDay(day).split("-").map(Number);
  const kind = [month, WEEKDAYS[getWeekdayOfEpochDay(day)], clock, before, after].join("/");
  const isLast = Number(fromEpochDay(day + 7).slice(5, 7)) !== month;
  return {
    year,
    month,
    weekday: WEEKDAYS[getWeekdayOfEpochDay(day)],
    kind,
    nth: Math.ceil(dayOfMonth / 7),
    isLast,
  };
}

/** Finds a rule such as "the last Sunday of March, every year"; null if there is none. */
function findYearlyRule(steps: readonly OffsetStep[]): string | null {
  const changes = steps.map(describeChange);
  const [first] = changes;
  if (!first || changes.length < 2) return null;
  const isYearly = changes.every(
    ({ year, kind }, index) => year === first.year + index && kind === first.kind,
  );
  const isLast = changes.every((change) => change.isLast);
  if (!isYearly || !(isLast || changes.every(({ nth }) => nth === first.nth))) return null;
  return `FREQ=YEARLY;BYMONTH=${first.month};BYDAY=${isLast ? -1 : first.nth}${first.weekday}`;
}

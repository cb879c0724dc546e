import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { BudgetExceededError } from "@/lib/platform/threads/budget-exceeded-error";
import { generateRuleStarts } from "./generate-rule-starts";
import { parseRule } from "./parse-rule";
import { StepBudget } from "./step-budget";

const toWall = (text: string) => Date.parse(`${text.length > 10 ? text : `${text}T00:00:00`}Z`);
const toText = (wall: number) => new Date(wall).toISOString().slice(0, 19);

interface Asked {
  from?: string;
  to?: string;
  steps?: number;
  most?: number;
}

/** Lists the starts after the first. */
function listStarts(
  text: string,
  first: string,
  { from = first, to = "2028-03-01", steps = 200_000, most = 60 }: Asked = {},
) {
  const rule = parseRule(text);
  const [, until] = /UNTIL=(\d{8}T\d{6})/.exec(text) ?? [];
  const last = until ? toWall(until.replace(/(....)(..)(..)T(..)(..)(..)/, "$1-$2-$3T$4:$5:$6")) : Infinity;
  const start = { wall: toWall(first), isDate: first.length === 10 };
  const range = { from: toWall(from), to: toWall(to) };
  const found: string[] = [];
  for (const wall of generateRuleStarts(rule, start, range, new StepBudget(steps))) {
    if (wall > last || found.length === most) break;
    if (wall >= range.from && wall > start.wall) found.push(toText(wall));
  }
  return found;
}

interface Recorded {
  first: string;
  rule: string;
  starts: string[];
}

const RECORDED = new URL("../../../../tests/calendars/corpus/rules.jsonl", import.meta.url);
const recorded = readFileSync(RECORDED, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Recorded);

it("generateRuleStarts agrees with another library on generated rules", () => {
  for (const { first, rule, starts } of recorded)
    expect({ first, rule, starts: listStarts(rule, first, { from: "2027-01-01" }) }).toEqual({
      first,
      rule,
      starts,
    });
});

it.each([
  ["FREQ=DAILY;COUNT=46082", ["2027-03-01T09:00:00", "2027-03-02T09:00:00"]],
  ["FREQ=WEEKLY;BYDAY=MO,WE;COUNT=13167", ["2027-03-01T09:00:00", "2027-03-03T09:00:00"]],
  ["FREQ=HOURLY;INTERVAL=24;COUNT=46081", ["2027-03-01T09:00:00"]],
  ["FREQ=DAILY;COUNT=40000", []],
])("generateRuleStarts skips the periods of %s before the range", (rule, starts) => {
  const options = { from: "2027-03-01", to: "2027-04-01", steps: 1000 };
  expect(listStarts(rule, "1901-01-01T09:00:00", options)).toEqual(starts);
});

it.each([
  "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
  "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30;COUNT=5",
  "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30",
  "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=5",
  "FREQ=WEEKLY;BYDAY=MO;BYMONTHDAY=32,31;BYMONTH=2",
  "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30;BYDAY=FR",
  "FREQ=MONTHLY;BYDAY=2SA;BYMONTHDAY=1,-1;BYSETPOS=1",
  "FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=15;BYDAY=1MO",
  "FREQ=DAILY;INTERVAL=7;BYDAY=TU",
  "FREQ=DAILY;INTERVAL=99999999999",
  "FREQ=SECONDLY;INTERVAL=999999999999999",
  "FREQ=YEARLY;INTERVAL=99999999",
])("generateRuleStarts detects early that %s has no further start", (rule) => {
  const options = { from: "2027-01-01", to: "2028-07-01", steps: 5000 };
  expect(listStarts(rule, "2020-02-03T09:00:00", options)).toEqual([]);
});

it("generateRuleStarts finds the starts of a rule from the year 1", () => {
  const options = { from: "2027-01-01", to: "2028-01-01", steps: 300 };
  expect(listStarts("FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10", "0001-01-01T03:00:00", options)).toEqual([
    "2027-10-31T03:00:00",
  ]);
});

it("generateRuleStarts throws when the budget is exceeded", () => {
  for (const rule of ["FREQ=SECONDLY", "FREQ=MINUTELY;BYHOUR=3;COUNT=99999999"])
    expect(() => listStarts(rule, "2020-01-01T09:00:00", { steps: 10_000, most: Infinity })).toThrow(
      BudgetExceededError,
    );
});

it("generateRuleStarts excludes a first start that does not match the rule from COUNT", () => {
  const tuesdays = ["2027-03-02T09:00:00", "2027-03-09T09:00:00"];
  expect(listStarts("FREQ=WEEKLY;BYDAY=TU;COUNT=2", "2027-03-01T09:00:00")).toEqual(tuesdays);
  expect(listStarts("FREQ=WEEKLY;BYDAY=TU;COUNT=3", "2027-02-23T09:00:00")).toEqual(tuesdays);
});

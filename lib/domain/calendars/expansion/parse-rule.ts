import { FREQUENCIES, type Frequency, type RecurrenceRule, type RuleWeekday } from "./recurrence-rule";

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** Allowed numbers of each part; negative ones count from the end. */
const RANGES = {
  BYMONTH: { least: 1, most: 12, fromEnd: false },
  BYWEEKNO: { least: 1, most: 53, fromEnd: true },
  BYYEARDAY: { least: 1, most: 366, fromEnd: true },
  BYMONTHDAY: { least: 1, most: 31, fromEnd: true },
  BYHOUR: { least: 0, most: 23, fromEnd: false },
  BYMINUTE: { least: 0, most: 59, fromEnd: false },
  BYSECOND: { least: 0, most: 59, fromEnd: false },
  BYSETPOS: { least: 1, most: 366, fromEnd: true },
} as const;

type NumberPart = keyof typeof RANGES;

/** Longer rules are rejected. */
const MAX_RULE_LENGTH = 20_000; // in characters

/** Longer intervals, in seconds, exceed every window. */
const MAX_INTERVAL = 1e11;

/** Thrown for a rule without a clear meaning. */
export class UnreadableRuleError extends Error {
  override name = "UnreadableRuleError";
}

/**
 * Parses a rule leniently: accepts blanks, lower case and empty parts, and drops invalid numbers if others
 * remain.
 * @throws UnreadableRuleError if its meaning is unclear
 */
export function parseRule(text: string): RecurrenceRule {
  if (text.length > MAX_RULE_LENGTH) throw new UnreadableRuleError("It is too long");
  const parts = parseParts(text);
  const frequency = parts.get("FREQ") as Frequency;
  if (!FREQUENCIES.includes(frequency)) throw new UnreadableRuleError(`FREQ=${frequency ?? ""}`);
  requireGregorian(parts);
  const numbers = (part: NumberPart) => parseNumbers(part, parts.get(part));
  const months = numbers("BYMONTH");
  return {
    frequency,
    interval: Math.min(Math.max(Math.floor(Number(parts.get("INTERVAL") ?? 1)) || 1, 1), MAX_INTERVAL),
    count: parseCount(parts.get("COUNT")),
    until: parts.get("UNTIL") || null,
    weekStart: Math.max(WEEKDAYS.indexOf(parts.get("WKST") ?? "MO"), 0),
    months,
    weekNumbers: numbers("BYWEEKNO"),
    yearDays: numbers("BYYEARDAY"),
    monthDays: numbers("BYMONTHDAY"),
    weekdays: parseWeekdays(parts, months.length > 0 || frequency === "MONTHLY" ? 5 : 53),
    hours: numbers("BYHOUR"),
    minutes: numbers("BYMINUTE"),
    seconds: numbers("BYSECOND"),
    positions: numbers("BYSETPOS"),
    // An unknown part would exclude times; ignoring it yields too many busy times rather than too few.
    isWhole: ![...parts.keys()].some((name) => name.startsWith("BY") && !KNOWN_PARTS.has(name)),
  };
}

function parseParts(text: string): Map<string, string> {
  const plain = text
    .toUpperCase()
    .replace(/\s|\\|"/g, "")
    .replace(/^(?:RRULE[:=])+/, "");
  const parts = new Map<string, string>();
  for (const part of plain.split(";")) {
    const [, name, value = ""] = /^([A-Z-]+)[=:](.*)$/.exec(part) ?? [];
    if (name && value !== "" && !parts.has(name)) parts.set(name, value);
  }
  return parts;
}

const KNOWN_PARTS = new Set(["BYDAY", ...Object.keys(RANGES)]);

/** Rejects RSCALE (RFC 7529), as its numbers mean other days. */
function requireGregorian(parts: ReadonlyMap<string, string>): void {
  const scale = parts.get("RSCALE") ?? "GREGORIAN";
  if (scale !== "GREGORIAN") throw new UnreadableRuleError(`RSCALE=${scale}`);
  const skip = parts.get("SKIP") ?? "OMIT";
  if (skip !== "OMIT") throw new UnreadableRuleError(`SKIP=${skip}`);
}

/** Some programs write a negative COUNT for none. */
function parseCount(text: string | undefined): number | null {
  if (text === undefined) return null;
  const count = Number(text);
  if (!Number.isInteger(count)) throw new UnreadableRuleError(`COUNT=${text}`);
  return count < 0 ? null : count;
}

function parseNumbers(part: NumberPart, text: string | undefined): number[] {
  if (text === undefined) return [];
  const { least, most, fromEnd } = RANGES[part];
  const isPossible = (number: number) =>
    Number.isInteger(number) && (fromEnd ? Math.abs(number) : number) >= least && Math.abs(number) <= most;
  const found = text.split(",").map((one) => (one === "" ? Number.NaN : Number(one)));
  const possible = found.filter(isPossible);
  if (possible.length === 0) throw new UnreadableRuleError(`${part}=${text}`);
  return [...new Set(possible)].sort((a, b) => a - b);
}

/** @param most largest number of a weekday within its period */
function parseWeekdays(parts: ReadonlyMap<string, string>, most: number): RuleWeekday[] {
  const text = parts.get("BYDAY");
  if (text === undefined) return [];
  const counts = ["MONTHLY", "YEARLY"].includes(parts.get("FREQ") ?? "") && !parts.has("BYWEEKNO");
  const found = text.split(",").flatMap((one): RuleWeekday[] => {
    const [, nth = "0", name = ""] = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)[A-Z]*$/.exec(one) ?? [];
    const weekday = WEEKDAYS.indexOf(name);
    if (weekday < 0) return [];
    if (!counts) return [{ weekday, nth: 0 }];
    return Math.abs(Number(nth)) > most ? [] : [{ weekday, nth: Number(nth) }];
  });
  if (found.length === 0) throw new UnreadableRuleError(`BYDAY=${text}`);
  return found;
}

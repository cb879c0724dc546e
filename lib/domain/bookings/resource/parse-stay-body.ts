import {
  canArrive,
  canDepart,
  countUnits,
  getDepartureDay,
  getStayTime,
  type StayRules,
  toDuration,
} from "@/lib/core/slots/stays/stay-rules";
import { formatIsoWithOffset } from "@/lib/core/time/format-iso-with-offset";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import { parseLocalDate, toEpochDay } from "@/lib/core/time/local-date";
import { toLocalEpochDay } from "@/lib/core/time/zone";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import { getStayZone, type StayPage } from "@/lib/domain/bookings/stays/stay-page";
import type { FieldCode, FieldError } from "@/lib/domain/contracts/problem";
import { parseInstant } from "@/lib/domain/events/parse-event-time";
import type { BookingBody } from "./schema";

/** The fields of a booking, a hold or a move that say when a stay is. */
type StayBody = Pick<BookingBody, "start"> & Partial<Pick<BookingBody, "end" | "units" | "duration">>;

type ParsedStay =
  | { issues: FieldError[]; stay: null }
  /** `duration` in minutes; null for a page that is booked by minutes. */
  | { issues: []; stay: { start: Instant; duration: number } | null };

const reject = (pointer: string, code: FieldCode, message: string): ParsedStay => ({
  issues: [{ in: "body", pointer, code, message }],
  stay: null,
});

/** Validates the first and the last day of a stay. Dates without a time mean check-in and check-out. */
export function parseStayBody(body: StayBody, page: StayPage & Pick<BookablePage, "grid">): ParsedStay {
  const rules = page.grid.stay;
  if (!rules) return findFieldsOfStays(body);
  if (body.duration !== undefined)
    return reject("/duration", "refused", `must be left out: this page is booked by ${rules.unit}s`);
  const zone = getStayZone(page);
  const arrival = parseArrival(body.start, zone, rules);
  if ("issues" in arrival) return arrival;
  const { first } = arrival;
  const length = parseLength(body, zone, rules, first);
  if ("issues" in length) return length;
  const { units, pointer } = length;
  if (units < 1) return reject(pointer, "reversed", `must be at least a ${rules.unit} after start`);
  if (units < rules.least)
    return reject(pointer, "too_small", `must be at least ${formatUnits(rules, rules.least)} after start`);
  if (units > rules.most)
    return reject(pointer, "too_big", `must be at most ${formatUnits(rules, rules.most)} after start`);
  if (!canArrive(rules, first))
    return reject("/start", "mismatch", "is not on a weekday on which stays of this page begin");
  if (!canDepart(rules, getDepartureDay(rules, first, units)))
    return reject(pointer, "mismatch", "leads to a weekday on which stays of this page do not end");
  const time = getStayTime(rules, zone, first, units);
  return { issues: [], stay: { start: time.start, duration: toDuration(time) } };
}

/** A page that is booked by minutes has none of the fields. */
function findFieldsOfStays({ end, units }: StayBody): ParsedStay {
  const message = "must be left out: this page is not booked by days or nights";
  if (end !== undefined) return reject("/end", "refused", message);
  return units === undefined ? { issues: [], stay: null } : reject("/units", "refused", message);
}

const formatUnits = ({ unit }: StayRules, count: number) => `${count} ${unit}${count === 1 ? "" : "s"}`;

const isDate = (text: string) => text.length === "2031-03-10".length;

function parseArrival(text: string, zone: string, rules: StayRules): ParsedStay | { first: number } {
  if (isDate(text)) return parseDay(text, "/start");
  const start = parseInstant(text, zone, "/start");
  const first = toLocalEpochDay(zone, start);
  const checkIn = getStayTime(rules, zone, first, 1).start;
  return start === checkIn
    ? { first }
    : reject("/start", "mismatch", `must be a day, or its check-in: ${formatIsoWithOffset(zone, checkIn)}`);
}

function parseLength(
  { end, units }: StayBody,
  zone: string,
  rules: StayRules,
  first: number,
): ParsedStay | { units: number; pointer: string } {
  if (end !== undefined && units !== undefined)
    return reject("/units", "exactly_one", "is given in place of end, not beside it");
  if (units !== undefined) return { units, pointer: "/units" };
  if (end === undefined)
    return rules.least === rules.most
      ? { units: rules.least, pointer: "/start" }
      : reject("/end", "required", `is required on a page that is booked by ${rules.unit}s, or units`);
  const pointer = "/end";
  if (isDate(end)) {
    const day = parseDay(end, pointer);
    return "issues" in day ? day : { units: countUnits(rules, first, day.first), pointer };
  }
  const at = parseInstant(end, zone, pointer);
  const count = countUnits(rules, first, toLocalEpochDay(zone, asInstant(at - 1)));
  const checkOut = getStayTime(rules, zone, first, Math.max(1, count)).end;
  return at === checkOut || count < 1
    ? { units: count, pointer }
    : reject(pointer, "mismatch", `must be a day, or its check-out: ${formatIsoWithOffset(zone, checkOut)}`);
}

function parseDay(text: string, pointer: string): ParsedStay | { first: number } {
  const date = parseLocalDate(text);
  return date
    ? { first: toEpochDay(date) }
    : reject(pointer, "invalid_date", "is not a date of the calendar (1970 to 2199)");
}

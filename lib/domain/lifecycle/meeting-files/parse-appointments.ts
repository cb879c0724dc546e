import { createHash } from "node:crypto";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { type LocalDate, toEpochDay } from "@/lib/core/time/local-date";
import { fromLocalEpochDay } from "@/lib/core/time/zone";
import { toTypeSlug } from "@/lib/domain/booking-pages/appointment-types/type-slug";
import { email, phone, timezone } from "@/lib/platform/http/fields";
import { buildReason, formatReason, type Reason } from "../import-notes/reason";
import type { ImportedMeeting } from "../meeting-import/imported-meeting";
import { toImportedPlace } from "../meeting-import/to-imported-place";
import { MeetingFileError } from "./meeting-file-error";
import { type DateOrder, findDateOrder, type ParsedDateTime, parseDateTime } from "./parse-date-time";
import type { AppointmentTable, TableRow } from "./read-table";

export interface FileContext {
  /** Finds the address of a user here by an address or a full name. */
  findHost: (name: string) => string | null;
  /** The host of rows that name none; null: each row must name one. */
  host: string | null;
  /** The time zone of times without one. */
  zone: string;
  /** Null: found by the dates of the file. */
  order: DateOrder | null;
}

/** A row that cannot be imported. */
export interface RowIssue extends Reason {
  /** Of the file, the headers included, from 1. */
  row: number;
  field: string;
  /** In English. */
  why: string;
}

export const buildRowIssue = (row: number, field: string, reason: Reason): RowIssue => ({
  ...{ row, field, ...reason },
  why: formatReason(reason),
});

const CANCELLED_PATTERN = /cancel|no[- ]?show|declin|reject|storn|abgesagt|annul/i;

/** Converts rows to meetings. Rows of the same hosts, service and time are one meeting with several bookers. */
export function parseAppointments(table: AppointmentTable, context: FileContext) {
  const order = context.order ?? findOrder(table);
  const issues: RowIssue[] = [];
  const meetings = new Map<string, ImportedMeeting>();
  for (const row of table.rows) {
    if (CANCELLED_PATTERN.test(row.values.status ?? "")) continue;
    const parsed = parseRow(row, { ...context, order });
    if ("why" in parsed) {
      issues.push(parsed);
      continue;
    }
    const key = JSON.stringify([parsed.hosts, parsed.name, parsed.start]);
    const first = meetings.get(key);
    const isSame = first?.bookers.some((one) => one.email === parsed.bookers[0]?.email) ?? true;
    meetings.set(key, first && !isSame ? joinMeetings(first, parsed, key) : (first ?? parsed));
  }
  return { meetings: [...meetings.values()], issues };
}

function findOrder({ columns, rows }: AppointmentTable): DateOrder | null {
  const fields = columns.flatMap(({ field }) => field ?? []);
  if (!fields.includes("start") && !fields.includes("date"))
    throw new MeetingFileError("columns", buildReason("no_start_column"));
  return findDateOrder(rows.flatMap(({ values }) => [values.date ?? "", values.start ?? ""]));
}

/** The id of a meeting of several rows must not depend on which row comes first. */
const joinMeetings = (one: ImportedMeeting, other: ImportedMeeting, key: string): ImportedMeeting => ({
  ...one,
  id: hash(key),
  bookers: [...one.bookers, ...other.bookers],
  guests: [...new Set([...one.guests, ...other.guests])],
  seats: one.bookers.length + other.bookers.length,
});

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

function parseRow(
  { number, values, answers, excess }: TableRow,
  context: FileContext,
): ImportedMeeting | RowIssue {
  const reject = (field: string, reason: Reason) => buildRowIssue(number, field, reason);
  if (excess > 0) return reject("row", buildReason("too_many_values"));
  const range = parseRange(values, context);
  if ("code" in range) return reject("start", range);
  if (range.end <= range.start) return reject("end", buildReason("no_end"));
  const names = splitList(values.host ?? "");
  const found = names.map((name) => ({ name, address: context.findHost(name) }));
  const unknown = found.filter(({ address }) => address === null).map(({ name }) => name);
  const hosts = found.flatMap(({ address }) => address ?? []);
  if (hosts.length === 0 && context.host) hosts.push(context.host);
  if (hosts.length === 0)
    return reject(
      "host",
      unknown.length > 0 ? buildReason("unknown_names", { names: unknown }) : buildReason("value_missing"),
    );
  const address = email.safeParse(values.email?.toLowerCase()).data;
  if (!address)
    return reject(
      "email",
      values.email ? buildReason("no_address", { text: values.email }) : buildReason("value_missing"),
    );
  const name = values.name || [values.first_name, values.last_name].filter(Boolean).join(" ") || address;
  const service = values.service || "Meeting";
  return {
    // Files of several tools may have the same numbers.
    id: values.id ? `${values.id} ${address}` : hash(JSON.stringify([hosts, service, range.start, address])),
    name: service,
    ...range,
    hosts,
    page: values.service ? { slug: null, type: toTypeSlug(service) } : null,
    seats: null,
    place: toImportedPlace(values.place ?? ""),
    entryKey: null,
    bookers: [
      {
        email: address,
        name,
        phone: phone.safeParse(values.phone || undefined).data ?? null,
        timezone: timezone.safeParse(values.timezone || undefined).data ?? null,
        answers: [...answers, ...parseAnswers(values.answers ?? "")],
        utm: null,
      },
    ],
    guests: splitList((values.guests ?? "").replaceAll(",", ";")).flatMap((guest) => {
      return email.safeParse(guest.toLowerCase()).data ?? [];
    }),
  };
}

const splitList = (text: string) =>
  text
    .split(/[;|\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Returns the reason if the start cannot be read. */
function parseRange(
  values: TableRow["values"],
  { zone, order }: FileContext,
): { start: Instant; end: Instant } | Reason {
  const day = parseDateTime(values.date ?? "", order);
  const start = parseDateTime(values.start || values.date || "", order);
  const date = start.date ?? day.date;
  const from = toInstant(start, date, zone);
  if (from === null) {
    const text = [values.date, values.start].filter(Boolean).join(" ");
    if (text === "") return buildReason("value_missing");
    const isAmbiguous = order === null && /\d{1,2}[/-]\d{1,2}[/-]\d{4}/.test(text);
    return buildReason(isAmbiguous ? "ambiguous_date" : "no_time", { text });
  }
  const end = parseDateTime(values.end ?? "", order);
  const to = toInstant(end, end.date ?? date, zone) ?? from + parseMinutes(values.duration ?? "") * MINUTE;
  return { start: from, end: asInstant(to) };
}

function toInstant(
  { instant, minute }: ParsedDateTime,
  date: LocalDate | null,
  zone: string,
): Instant | null {
  if (instant !== null) return asInstant(instant);
  return date === null || minute === null ? null : fromLocalEpochDay(zone, toEpochDay(date), minute);
}

/** Parses `30`, `45 min`, `1 h 30 min`, `1:30` and `1.5 hours`; 0 if there is no length. */
function parseMinutes(text: string): number {
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text.trim());
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const hours = /([\d.,]+)\s*(?:h|std|stunde|ora|ore|heure|hora)/i.exec(text)?.[1];
  const minutes = /(\d+)\s*m/i.exec(text)?.[1];
  if (hours || minutes) return Math.round(Number(hours?.replace(",", ".") ?? 0) * 60) + Number(minutes ?? 0);
  return Number(/^\d{1,4}$/.exec(text.trim())?.[0] ?? 0);
}

/** Parses an object of questions and answers, or a list of such; everything else is one answer. */
function parseAnswers(text: string): { question: string; answer: string }[] {
  if (text === "") return [];
  try {
    const entries = [JSON.parse(text)].flat().flatMap((one: object) => Object.entries(one));
    return entries.map(([question, answer]) => ({ question, answer: String(answer ?? "") }));
  } catch {
    return [{ question: "Custom fields", answer: text }];
  }
}

import { formatSlotValue } from "@/lib/core/slots/format-slot-value";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import { type LocalDate, parseLocalDate } from "@/lib/core/time/local-date";
import { KEY_PATTERN, MAX_KEY_CHARACTERS, MAX_QUESTIONS } from "@/lib/domain/booking-pages/questions/options";
import { parseMinutes } from "@/lib/domain/bookings/page-address";
import { MAX_STARTS } from "@/lib/domain/bookings/slot-count-limits";
import { UTM_NAMES, type Utm } from "@/lib/domain/events/schema";
import { type Embed, parseEmbedParam } from "@/lib/pages/page-shell/parse-embed";
import { isToken } from "@/lib/platform/crypto/token";
import { restoreEmailPlus, restorePhonePlus } from "@/lib/platform/http/restore-plus";
import { resolveRequestedZone } from "@/lib/platform/i18n/find-zone";
import { isLanguage, type Language } from "@/lib/platform/i18n/languages";
import { type HourCycle, parseHourCycle } from "@/lib/platform/i18n/region-format";
import { parseSeriesQuery, type SeriesSelection, toSeriesParams } from "./parse-series-query";

/** The parameters that prefill the form (`enable_api`), each with its field. */
export const PREFILL_PARAMETERS = {
  cn: "name",
  cm: "email",
  cc: "company",
  cp: "phone",
  et: "title",
  em: "message",
} as const;

/** Parameters that the form carries along: places, the app of the link, and the source. */
const CARRIED_PARAMETERS = ["places", "aid", "agid", "from"] as const;

export type PagePrefill = {
  [Name in keyof typeof PREFILL_PARAMETERS | (typeof CARRIED_PARAMETERS)[number]]?: string;
};

/** Answers of a form or an address, by the keys of questions. */
export type FormAnswers = Readonly<Record<string, readonly string[]>>;

/** The state of the booking page in its address. */
export interface PageQuery {
  /** First day of the month. */
  month: LocalDate | null;
  day: LocalDate | null;
  zone: string | null;
  hourCycle: HourCycle | null;
  lang: Language | null;
  /** Ascending, without duplicates. */
  starts: readonly Instant[];
  /** The last day of a stay that begins at the first of `starts`. */
  until?: LocalDate | null;
  details: boolean;
  draft: string | null;
  embed: Embed;
  /** True if the page lists all time zones; links drop it. */
  allZones: boolean;
  /** True if the page also shows times outside of its preferred hours. */
  allTimes?: boolean;
  prefill: PagePrefill;
  /** A link's answers to the page's questions, by key: `a_<key>` in the address. */
  answers?: FormAnswers;
  /** The id of the team member that the booker has chosen. */
  host: string | null;
  /** The campaign that led here, which the event records. */
  utm?: Utm | null;
  /** The chosen duration of a type, in minutes; that of a page is in the path. */
  duration: number | null;
  /** The chosen repetition. */
  series?: SeriesSelection | null;
  /** The visitor chose the type on the page in the same embedded frame, which then leads back. */
  fromTypes?: boolean;
  /** The token of the booking link. */
  link: string | null;
  /** The token of the answers to the routing form that led here. */
  via?: string | null;
  /** The token of an offer from the waiting list. */
  offer?: string | null;
  /** The token of the address that the visitor typed. */
  address?: string | null;
  /** The draft of the waiting list's form; links drop it. */
  wait?: string | null;
  /** The personal key of the participant who reschedules an event. */
  key?: string;
}

/** Parses an address that may be forged: invalid values count as absent. */
export function parsePageQuery(search: URLSearchParams): PageQuery {
  const lang = search.get("lang");
  return {
    month: parseLocalDate(`${search.get("month")}-01`),
    day: parseLocalDate(search.get("day") ?? ""),
    zone: resolveRequestedZone(search),
    hourCycle: parseHourCycle(search.get("h")),
    lang: isLanguage(lang) ? lang : null,
    starts: parseStarts(search.getAll("slot")),
    until: parseLocalDate(search.get("until") ?? ""),
    details: search.get("step") === "details",
    draft: parseToken(search.get("draft")),
    embed: parseEmbedParam(search),
    allZones: search.get("zones") === "all",
    allTimes: search.get("all") === "times",
    prefill: parsePrefill(search),
    answers: parseAnswerFields([...search].filter(([, value]) => isPrefillable(value))),
    host: parseHostId(search.get("with")),
    utm: parseUtm(search),
    duration: parseMinutes(search.get("duration") ?? ""),
    series: parseSeriesQuery(search),
    fromTypes: search.get("types") === "1",
    link: search.get("link") || null,
    via: parseToken(search.get("via")),
    offer: search.get("offer") || null,
    address: parseToken(search.get("address")),
    wait: parseToken(search.get("wait")),
  };
}

const parseToken = (value: string | null) => (value && isToken(value) ? value : null);

const parseHostId = (value: string | null) => (value && /^[0-9a-f]{24}$/.test(value) ? value : null);

/** Drops invalid times, and those of years that cannot be booked. */
export function parseStarts(values: readonly string[]): Instant[] {
  const starts = values
    .filter((value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.000)?Z$/.test(value))
    .filter((value) => parseLocalDate(value.slice(0, 10)) !== null)
    .map((value) => Date.parse(value))
    .filter((at) => !Number.isNaN(at));
  return [...new Set(starts)]
    .sort((a, b) => a - b)
    .slice(0, MAX_STARTS)
    .map(asInstant);
}

const MAX_PREFILL_CHARACTERS = 5000;

function parsePrefill(search: URLSearchParams): PagePrefill {
  const prefill: PagePrefill = {};
  for (const name of [
    ...(Object.keys(PREFILL_PARAMETERS) as (keyof typeof PREFILL_PARAMETERS)[]),
    ...CARRIED_PARAMETERS,
  ]) {
    const value = search.get(name);
    if (value && isPrefillable(value)) prefill[name] = RESTORED[name]?.(value) ?? value;
  }
  return prefill;
}

/** Fields in which a link may have lost a `+`. */
const RESTORED: Partial<Record<keyof PagePrefill, (value: string) => string>> = {
  cm: restoreEmailPlus,
  cp: restorePhonePlus,
};

const isPrefillable = (value: string) => isPlain(value, MAX_PREFILL_CHARACTERS);

const ANSWER_PREFIX = "a_";

/** The name of a question's field, in forms and addresses. */
export const toAnswerField = (key: string) => `${ANSWER_PREFIX}${key}` as const;

const MAX_ANSWER_VALUES = 50;

/** Parses the fields `a_<key>`, for any question. */
export function parseAnswerFields(fields: readonly (readonly [string, string])[]): FormAnswers {
  const answers = new Map<string, string[]>();
  for (const [name, value] of fields) {
    const key = name.slice(ANSWER_PREFIX.length);
    if (!name.startsWith(ANSWER_PREFIX) || key.length > MAX_KEY_CHARACTERS || !KEY_PATTERN.test(key))
      continue;
    const values = answers.get(key) ?? [];
    if (values.length < MAX_ANSWER_VALUES && (values.length > 0 || answers.size < MAX_QUESTIONS))
      answers.set(key, [...values, value]);
  }
  return Object.fromEntries(answers);
}

const MAX_UTM_CHARACTERS = 200;

export function parseUtm(search: URLSearchParams): Utm | null {
  const values = UTM_NAMES.map((name) => {
    const value = search.get(`utm_${name}`)?.trim() ?? "";
    return [name, value && isPlain(value, MAX_UTM_CHARACTERS) ? value : null] as const;
  });
  return values.some(([, value]) => value !== null) ? (Object.fromEntries(values) as Utm) : null;
}

const isPlain = (value: string, limit: number) =>
  value.length <= limit && value.isWellFormed() && !value.includes("\0");

/** The prefilled values that are still needed beside a form with its own fields. */
export const pickCarriedPrefill = ({ prefill }: PageQuery): PagePrefill =>
  Object.fromEntries(CARRIED_PARAMETERS.flatMap((name) => (prefill[name] ? [[name, prefill[name]]] : [])));

/** The state as fields of a form or an address. */
export function toPageParams(query: PageQuery): [string, string][] {
  const params: [string, string | null][] = [
    ["month", query.month?.slice(0, 7) ?? null],
    ["day", query.day],
    ["tz", query.zone],
    ["h", query.hourCycle && (query.hourCycle === "h12" ? "12" : "24")],
    ["lang", query.lang],
    ...query.starts.map((start): [string, string] => ["slot", formatSlotValue(start)]),
    ["until", query.until ?? null],
    ["step", query.details ? "details" : null],
    ["draft", query.draft],
    ["embed", query.embed || null],
    ["zones", query.allZones ? "all" : null],
    ["all", query.allTimes ? "times" : null],
    ["duration", query.duration === null ? null : String(query.duration)],
    ...toSeriesParams(query.series),
    ["types", query.fromTypes ? "1" : null],
    ["link", query.link],
    ["via", query.via ?? null],
    ["offer", query.offer ?? null],
    ["address", query.address ?? null],
    ["key", query.key ?? null],
    ["with", query.host],
    ...UTM_NAMES.map((name): [string, string | null] => [`utm_${name}`, query.utm?.[name] ?? null]),
    ...Object.entries(query.prefill),
    ...Object.entries(query.answers ?? {}).flatMap(([key, values]) =>
      values.map((value): [string, string] => [toAnswerField(key), value]),
    ),
  ];
  return params.filter((param): param is [string, string] => param[1] !== null);
}

/** Keeps `/` and `:` unescaped, which a query allows, so that zones and times stay readable. */
const escapeValue = (value: string): string =>
  encodeURIComponent(value).replaceAll("%2F", "/").replaceAll("%3A", ":");

export function buildPageHref(path: string, query: PageQuery): string {
  const search = toPageParams(query)
    .map(([name, value]) => `${name}=${escapeValue(value)}`)
    .join("&");
  return search ? `${path}?${search}` : path;
}

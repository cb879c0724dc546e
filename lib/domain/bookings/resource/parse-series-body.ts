import type { Instant } from "@/lib/core/time/instant";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import { deriveSeriesOptions, type SeriesOptions } from "@/lib/domain/bookings/series/derive-series-options";
import {
  buildSeriesRequest,
  findSeriesZone,
  type SeriesRequest,
} from "@/lib/domain/bookings/series/series-request";
import type { FieldCode, FieldError } from "@/lib/domain/contracts/problem";
import { parseInstant } from "@/lib/domain/events/parse-event-time";
import type { BookingBody } from "./schema";

const buildIssue = (pointer: string, code: FieldCode, message: string): FieldError[] => [
  { in: "body", pointer, code, message },
];

interface ParsedSeries {
  issues: FieldError[];
  /**
   * Only for a body without issues; null if a single meeting is booked. `zone` applies to times without
   * offset.
   */
  parse: (first: Instant | undefined, zone: string) => SeriesRequest | null;
}

/** Validates the requested series against the page's settings. */
export function parseSeriesBody({ series }: BookingBody, page: BookablePage): ParsedSeries {
  const options = deriveSeriesOptions(page);
  const none = { parse: () => null };
  if (!series) {
    const isMissing = options !== null && options.least > 1;
    const message = `is required on this page: bookings repeat at least ${options?.least} times`;
    return { issues: isMissing ? buildIssue("/series", "required", message) : [], ...none };
  }
  if (!options)
    return {
      issues: buildIssue("/series", "refused", "must be left out: bookings of this page do not repeat"),
      ...none,
    };
  const { times, instead = [] } = series;
  const every = series.every ?? options.every[0];
  return {
    issues: [...findRuleIssues(series, options), ...findReplacementIssues(instead, times)],
    parse: (first, zone) => {
      if (first === undefined || times === 1) return null;
      const others = instead.map(({ index, start }, at) => {
        const pointer = `/series/instead/${at}/start`;
        return [index, start === null ? null : parseInstant(start, zone, pointer)] as const;
      });
      return buildSeriesRequest(first, { every, times, zone: findSeriesZone(page) }, new Map(others));
    },
  };
}

type SeriesBody = NonNullable<BookingBody["series"]>;

function findRuleIssues(
  { every, times }: SeriesBody,
  { every: offered, least, most }: SeriesOptions,
): FieldError[] {
  return [
    ...(every === undefined || offered.includes(every)
      ? []
      : buildIssue(
          "/series/every",
          "mismatch",
          `must be one of what is offered here: ${offered.join(", ")}`,
        )),
    ...(times < least
      ? buildIssue("/series/times", "too_small", `must be at least ${least} on this page`)
      : []),
    ...(times > most ? buildIssue("/series/times", "too_big", `must be at most ${most} on this page`) : []),
  ];
}

const findReplacementIssues = (instead: NonNullable<SeriesBody["instead"]>, times: number): FieldError[] =>
  instead.flatMap(({ index }, at) => {
    const pointer = `/series/instead/${at}/index`;
    if (index > times) return buildIssue(pointer, "too_big", `must be at most ${times}`);
    const isTwice = instead.findIndex((other) => other.index === index) < at;
    return isTwice ? buildIssue(pointer, "duplicate", "is in the list already") : [];
  });

import type { Instant } from "@/lib/core/time/instant";
import type { PageSettings } from "@/lib/domain/bookings/public-page";
import { deriveSeries, type Repeating } from "@/lib/domain/bookings/series/derive-series";
import { findSeriesZone, type SeriesWish, wishSeries } from "@/lib/domain/bookings/series/series-wish";
import { instantFrom } from "@/lib/domain/events/event-time";
import type { FieldCode, FieldError } from "@/lib/platform/http/problem";
import type { BookingBody } from "./schema";

const fault = (pointer: string, code: FieldCode, message: string): FieldError[] => [
  { in: "body", pointer, code, message },
];

interface ReadSeries {
  faults: FieldError[];
  /** For a body without faults; null: one meeting is booked. `zone` is for times without an offset. */
  read: (first: Instant | undefined, zone: string) => SeriesWish | null;
}

/** The series that a body asks for, held against what the page lets repeat. */
export function readSeriesBody({ series }: BookingBody, page: PageSettings): ReadSeries {
  const repeating = deriveSeries(page);
  const none = { read: () => null };
  if (!series) {
    const isMissing = repeating !== null && repeating.least > 1;
    const message = `is required on this page, whose bookings repeat at least ${repeating?.least} times`;
    return { faults: isMissing ? fault("/series", "required", message) : [], ...none };
  }
  if (!repeating)
    return {
      faults: fault("/series", "refused", "must be left out: bookings of this page do not repeat"),
      ...none,
    };
  const { times, instead = [] } = series;
  const every = series.every ?? repeating.every[0];
  return {
    faults: [...findFaultsOfRule(series, repeating), ...findFaultsOfInstead(instead, times)],
    read: (first, zone) => {
      if (first === undefined || times === 1) return null;
      const others = instead.map(({ index, start }, at) => {
        const pointer = `/series/instead/${at}/start`;
        return [index, start === null ? null : instantFrom(start, zone, pointer)] as const;
      });
      return wishSeries(first, { every, times, zone: findSeriesZone(page) }, new Map(others));
    },
  };
}

type SeriesBody = NonNullable<BookingBody["series"]>;

function findFaultsOfRule(
  { every, times }: SeriesBody,
  { every: offered, least, most }: Repeating,
): FieldError[] {
  return [
    ...(every === undefined || offered.includes(every)
      ? []
      : fault("/series/every", "mismatch", `must be one of what is offered here: ${offered.join(", ")}`)),
    ...(times < least ? fault("/series/times", "too_small", `must be at least ${least} on this page`) : []),
    ...(times > most ? fault("/series/times", "too_big", `must be at most ${most} on this page`) : []),
  ];
}

const findFaultsOfInstead = (instead: NonNullable<SeriesBody["instead"]>, times: number): FieldError[] =>
  instead.flatMap(({ index }, at) => {
    const pointer = `/series/instead/${at}/index`;
    if (index > times) return fault(pointer, "too_big", `must be at most ${times}`);
    const isTwice = instead.findIndex((other) => other.index === index) < at;
    return isTwice ? fault(pointer, "duplicate", "is in the list already") : [];
  });

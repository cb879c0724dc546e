import { listStarts } from "@/lib/core/series/list-starts";
import { type Instant, instant } from "@/lib/core/time/instant";
import { rangeAround } from "@/lib/domain/availability/free-slots/nearest-free";
import { freeSlot } from "@/lib/domain/availability/free-slots/slot-json";
import type { SeriesAsked } from "@/lib/domain/bookings/agents/series-schema";
import { checkSeries } from "@/lib/domain/bookings/series/check-series";
import { deriveSeries, type Repeating } from "@/lib/domain/bookings/series/derive-series";
import { findSeriesZone } from "@/lib/domain/bookings/series/series-wish";
import type { Db } from "@/lib/platform/db/client";
import type { FieldCode } from "@/lib/platform/http/problem";
import { validationProblem } from "@/lib/platform/http/validate";
import { openToPrograms } from "./open-to-programs";

type Asked = SeriesAsked & { nickname: string };

/** GET /<page>/series.json: the times of a series as they would be booked. */
export async function checkSeriesForPrograms(db: Db, asked: Asked, now: Instant) {
  const first = await openToPrograms(db, asked, now);
  const repeating = deriveSeries(first);
  if (!repeating) throw refuse("times", "refused", "must not be asked: bookings of this page do not repeat");
  const rule = readRule(asked, repeating);
  const clock = findSeriesZone(first);
  const starts = listStarts(instant(asked.start.getTime()), { ...rule, zone: clock });
  const [start = now] = starts;
  const page = await openToPrograms(db, asked, now, rangeAround(start, starts.at(-1) ?? start));
  const { hosts, match, grid, custom, owner } = page;
  const duration = asked.duration ?? page.duration;
  const timezone = asked.timezone ?? custom.fixed_timezone ?? owner.timezone;
  const { times } = checkSeries({ ...grid, hosts, match, duration, now, zone: clock }, starts);
  return {
    timezone,
    every: rule.every,
    clock,
    times: times.map(({ start: at, isFree, nearest }, index) => ({
      index: index + 1,
      ...freeSlot(at, duration, timezone),
      free: isFree,
      nearest_slots: nearest.map((one) => freeSlot(one, duration, timezone)),
    })),
  };
}

function readRule({ every: wanted, times }: SeriesAsked, { every, least, most }: Repeating) {
  const rhythm = wanted ?? every[0];
  if (!every.includes(rhythm))
    throw refuse("every", "mismatch", `must be one of what is offered here: ${every.join(", ")}`);
  if (times < least) throw refuse("times", "too_small", `must be at least ${least} on this page`);
  if (times > most) throw refuse("times", "too_big", `must be at most ${most} on this page`);
  return { every: rhythm, times };
}

const refuse = (name: string, code: FieldCode, message: string) =>
  validationProblem([{ in: "query", pointer: `/${name}`, code, message }]);

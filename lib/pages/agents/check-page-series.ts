import { listSeriesStarts } from "@/lib/core/series/list-series-starts";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import { expandToSearchRange } from "@/lib/domain/availability/free-slots/find-nearest-free";
import { serializeFreeSlot } from "@/lib/domain/availability/free-slots/serialize-slots";
import type { SeriesCheckQuery } from "@/lib/domain/bookings/agents/series-schema";
import { checkSeries } from "@/lib/domain/bookings/series/check-series";
import { deriveSeriesOptions, type SeriesOptions } from "@/lib/domain/bookings/series/derive-series-options";
import { findSeriesZone } from "@/lib/domain/bookings/series/series-request";
import type { FieldCode } from "@/lib/domain/contracts/problem";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import type { Db } from "@/lib/platform/db/client";
import { getAgentPage } from "./get-agent-page";

type PageSeriesRequest = SeriesCheckQuery & { slug: string };

/** GET /<page>/series.json: the dates that a series would have, and whether each is free. */
export async function checkPageSeries(db: Db, request: PageSeriesRequest, now: Instant) {
  const first = await getAgentPage(db, request, now);
  const repeating = deriveSeriesOptions(first);
  if (!repeating)
    throw buildQueryProblem("times", "refused", "must not be asked: bookings of this page do not repeat");
  const rule = parseRule(request, repeating);
  const clock = findSeriesZone(first);
  const starts = listSeriesStarts(asInstant(request.start.getTime()), { ...rule, zone: clock });
  const [start = now] = starts;
  const page = await getAgentPage(db, request, now, expandToSearchRange(start, starts.at(-1) ?? start));
  const { hosts, match, grid, settings, owner } = page;
  const duration = request.duration ?? page.duration;
  const timezone = request.timezone ?? settings.fixed_timezone ?? owner.timezone;
  const { times } = checkSeries({ ...grid, hosts, match, duration, now, zone: clock }, starts);
  return {
    timezone,
    every: rule.every,
    clock,
    times: times.map(({ start: at, isFree, nearest }, index) => ({
      index: index + 1,
      ...serializeFreeSlot(at, duration, timezone),
      free: isFree,
      nearest_slots: nearest.map((one) => serializeFreeSlot(one, duration, timezone)),
    })),
  };
}

function parseRule({ every: requested, times }: SeriesCheckQuery, { every, least, most }: SeriesOptions) {
  const frequency = requested ?? every[0];
  if (!every.includes(frequency))
    throw buildQueryProblem("every", "mismatch", `must be one of what is offered here: ${every.join(", ")}`);
  if (times < least) throw buildQueryProblem("times", "too_small", `must be at least ${least} on this page`);
  if (times > most) throw buildQueryProblem("times", "too_big", `must be at most ${most} on this page`);
  return { every: frequency, times };
}

const buildQueryProblem = (name: string, code: FieldCode, message: string) =>
  buildValidationProblem([{ in: "query", pointer: `/${name}`, code, message }]);

import type { z } from "zod";
import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import { addDays } from "@/lib/core/time/local-date";
import { getStartOfDay, toLocalDate } from "@/lib/core/time/zone";
import type { pageSlotsQuery } from "@/lib/domain/bookings/agents/schema";
import { hasWaitingList } from "@/lib/pages/booking/has-waiting-list";
import { findFullDays } from "@/lib/pages/booking/list-full-days";
import type { Db } from "@/lib/platform/db/client";
import { getAgentPage } from "./get-agent-page";

const DEFAULT_DAYS = 14;

/** Buffers and zone offsets make meetings just outside of the range count. */
const MARGIN_MS = 2 * DAY;

type PageDaysRequest = z.output<typeof pageSlotsQuery> & { slug: string };

/** GET /<page>/waiting.json */
export async function listPageFullDays(db: Db, request: PageDaysRequest, now: Instant) {
  const first = await getAgentPage(db, request, now);
  const timezone = request.timezone ?? first.settings.fixed_timezone ?? first.owner.timezone;
  const from = request.from ?? toLocalDate(timezone, now);
  const to = request.to ?? addDays(from, DEFAULT_DAYS - 1);
  const answer = { timezone, from, to };
  if (!hasWaitingList(first, { link: null })) return { ...answer, days: [] };
  const range = { from: getStartOfDay(timezone, from), to: getStartOfDay(timezone, addDays(to, 1)) };
  const page = await getAgentPage(db, request, now, {
    from: asInstant(range.from - MARGIN_MS),
    to: asInstant(range.to + MARGIN_MS),
  });
  return { ...answer, days: [...findFullDays(page, range, timezone, now)].sort() };
}

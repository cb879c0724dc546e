import type { z } from "zod";
import { DAY, type Instant, instant } from "@/lib/core/time/instant";
import { addDays } from "@/lib/core/time/local-date";
import { localDateAt, startOfDay } from "@/lib/core/time/zone";
import type { pageSlotsQuery } from "@/lib/domain/bookings/agents/schema";
import { findFullDays, offersWaiting } from "@/lib/pages/booking/full-days";
import type { Db } from "@/lib/platform/db/client";
import { openToPrograms } from "./open-to-programs";

const USUAL_DAYS = 14;

/** Meetings around the range count, too, by buffers and offsets of zones. */
const MARGIN_MS = 2 * DAY;

type Asked = z.output<typeof pageSlotsQuery> & { nickname: string };

/** GET /<page>/waiting.json */
export async function listFullDaysForPrograms(db: Db, asked: Asked, now: Instant) {
  const first = await openToPrograms(db, asked, now);
  const timezone = asked.timezone ?? first.custom.fixed_timezone ?? first.owner.timezone;
  const from = asked.from ?? localDateAt(timezone, now);
  const to = asked.to ?? addDays(from, USUAL_DAYS - 1);
  const answer = { timezone, from, to };
  if (!offersWaiting(first, { link: null })) return { ...answer, days: [] };
  const range = { from: startOfDay(timezone, from), to: startOfDay(timezone, addDays(to, 1)) };
  const page = await openToPrograms(db, asked, now, {
    from: instant(range.from - MARGIN_MS),
    to: instant(range.to + MARGIN_MS),
  });
  return { ...answer, days: [...findFullDays(page, range, timezone, now)].sort() };
}

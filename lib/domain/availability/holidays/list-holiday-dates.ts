import { LRUCache } from "lru-cache";
import type { LocalDate } from "@/lib/core/time/local-date";
import { calculateInThread } from "./calculate-in-thread";
import type { HolidaysSetting } from "./schema";

/** Only the reference is counted, as entries share the strings. */
const DATE_BYTES = 16;

/** Keyed by country and region. */
const holidayDateCache = new LRUCache<string, readonly LocalDate[]>({ max: 1000, maxSize: 4_000_000 });

/** Lists the dates of the public holidays that the setting closes, in all known years. */
export async function listHolidayDates({
  country,
  region,
  except,
}: HolidaysSetting): Promise<readonly LocalDate[]> {
  const all = await listDates(country, region);
  if (except.length === 0) return all;
  const open = new Set(except);
  return all.filter((date) => !open.has(date));
}

async function listDates(country: string, region: string | null): Promise<readonly LocalDate[]> {
  const key = `${country} ${region ?? ""}`;
  const cached = holidayDateCache.get(key);
  if (cached) return cached;
  const dates = await calculateInThread("calculateHolidayDates", { country, region });
  holidayDateCache.set(key, dates, { size: (dates.length + 1) * DATE_BYTES });
  return dates;
}

import { LRUCache } from "lru-cache";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import type { Language } from "@/lib/platform/i18n/languages";
import { calculateInThread } from "./calculate-in-thread";
import { findRegionIssue } from "./find-region-issue";
import type { Holiday } from "./schema";

const HOLIDAY_BYTES = 250;

/** Keyed by country, region, year and language. */
const holidayCache = new LRUCache<string, Holiday[]>({ max: 2000, maxSize: 4_000_000 });

interface HolidaySearch {
  country: string;
  region?: string | undefined;
  year: number;
  lang?: Language | undefined;
}

/** Handles GET /v2/holidays. */
export async function listHolidays({ country, region, year, lang }: HolidaySearch): Promise<Holiday[]> {
  const issue = await findRegionIssue(country, region ?? null);
  if (issue) {
    const { field, message } = issue;
    throw buildValidationProblem([{ in: "query", pointer: `/${field}`, code: "unknown", message }]);
  }
  const key = `${country} ${region ?? ""} ${year} ${lang ?? ""}`;
  const cached = holidayCache.get(key);
  if (cached) return cached;
  const holidays = await calculateInThread("calculateHolidays", {
    country,
    region: region ?? null,
    year,
    ...(lang && { lang }),
  });
  holidayCache.set(key, holidays, { size: (holidays.length + 1) * HOLIDAY_BYTES });
  return holidays;
}
